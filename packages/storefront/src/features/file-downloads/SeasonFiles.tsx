import type { EpisodeItem } from '@parde/api-client';
import {
  Button,
  CheckIcon,
  ChevronForwardIcon,
  CopyIcon,
  DownloadIcon,
  FileColumns,
  FileRow,
  IconButton,
} from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { nameInSeason } from '../../names/episode-names.ts';
import { phrase } from '../../names/phrases.ts';
import { path } from '../../paths.ts';
import { chosenQuality, usualQuality } from '../../titles/data-cost/data-budget.ts';
import type { Downloads } from '../../titles/use-title-offer.ts';
import * as styles from './DownloadView.css.ts';
import { FileToBuy } from './FilesToBuy.tsx';
import { FileTime, useFileFacts } from './file-facts.tsx';
import { SeasonTotal } from './SeasonTotal.tsx';
import {
  type FileChoice,
  filesOfSeason,
  isAlike,
  qualitiesOf,
  useSeasonLinks,
} from './season-files.ts';

interface SeasonFilesProps {
  /** The name for the list of addresses. */
  name: string;
  episodes: readonly EpisodeItem[];
  decision: Downloads['decision'];
}

/** The files of a season: the viewer chooses the quality once, and each episode shows its file in that quality. */
export function SeasonFiles({ name, episodes, decision }: SeasonFilesProps) {
  const links = useSeasonLinks();
  const hydrated = useHydrated();
  const [chosen, choose] = useState<string>();
  const wantedQuality = chosen ?? (hydrated ? chosenQuality(undefined) : usualQuality);
  const choices = decision?.downloads.kind === 'rows' ? decision.downloads.rows : [];
  const ids = episodes.map(({ id }) => id);
  const own = choices.filter(({ row }) => ids.includes(row.id));
  const qualities = qualitiesOf(own);
  const quality = qualities.includes(wantedQuality)
    ? wantedQuality
    : (qualities.at(-1) ?? wantedQuality);
  const files = filesOfSeason(ids, own, quality);
  const alike = isAlike([...files.values()]);
  return (
    <div className={styles.frame}>
      <div className={styles.view}>
        {files.size > 0 ? (
          <div className={styles.total}>
            <SeasonTotal
              name={name}
              files={[...files.values()]}
              sizesOf={(one) => [...filesOfSeason(ids, own, one).values()]}
              qualities={qualities}
              quality={quality}
              onChoose={choose}
              links={links}
            />
          </div>
        ) : null}
        <div className={styles.season}>
          <SeasonColumns files={[...files.values()]} />
          <ul className={styles.files}>
            {episodes.map((episode) => (
              <li key={episode.id}>
                <EpisodeFile
                  episode={episode}
                  file={files.get(episode.id)}
                  quality={quality}
                  alike={alike}
                  links={links}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

function SeasonColumns({ files }: { files: readonly FileChoice[] }) {
  const { t } = useTranslation('downloads');
  const { timeOf, priceOf } = useFileFacts();
  // Only for files that can be downloaded. The row of a file to buy contains its price.
  if (files.length === 0 || files.some(({ get }) => get !== 'download')) return null;
  return (
    <FileColumns
      linked
      name={t('episode')}
      size={t('size')}
      time={files.some(({ row }) => timeOf(row.size_bytes)) ? t('yourSpeed') : ''}
      cost={files.some(({ row }) => priceOf(row.size_bytes)) ? t('cost') : ''}
    />
  );
}

interface EpisodeFileProps {
  episode: EpisodeItem;
  file: FileChoice | undefined;
  /** The chosen quality. A file shows its quality only if it has another one. */
  quality: string;
  /** True if the audio and subtitles are shown once for the entire season. */
  alike: boolean;
  links: ReturnType<typeof useSeasonLinks>;
}

function EpisodeFile({ episode, file, quality, alike, links }: EpisodeFileProps) {
  const { t } = useTranslation('downloads');
  const { locale } = usePage().facts;
  const { sizeOf, priceOf, factsOf } = useFileFacts();
  const name = phrase(nameInSeason(episode, locale), locale);
  const href = path('episode-download', { id: episode.id });
  if (!file) {
    return (
      <FileRow name={name} href={href} size="">
        {() => (
          <span className={styles.aside}>
            <ChevronForwardIcon />
          </span>
        )}
      </FileRow>
    );
  }
  const { row, get } = file;
  const { state } = links;
  const isCopied = state.kind === 'copied' && state.files.length === 1 && state.files[0] === file;
  if (get !== 'download') return <FileToBuy choice={file} alike={alike} name={name} href={href} />;
  return (
    <FileRow
      name={name}
      href={href}
      size={sizeOf(row)}
      details={[
        row.quality === quality ? undefined : row.quality,
        <FileTime key="time" bytes={row.size_bytes} />,
      ]}
      facts={alike ? [] : factsOf(row)}
      cost={priceOf(row.size_bytes)}
      compactActions
    >
      {(nameId) => (
        <>
          <IconButton
            label={t('copyLink')}
            size="sm"
            icon={isCopied ? <CheckIcon /> : <CopyIcon />}
            aria-describedby={nameId}
            onClick={() => void links.copy([file])}
          />
          <Button
            size="sm"
            icon={<DownloadIcon />}
            aria-describedby={nameId}
            onClick={() => void links.download([file])}
          >
            {t('download')}
          </Button>
        </>
      )}
    </FileRow>
  );
}
