import type { EpisodeItem } from '@parde/api-client';
import { Button, ChevronForwardIcon, DownloadIcon, FileRow } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { path } from '../../paths.ts';
import type { Downloads } from '../../titles/downloads/use-downloads.ts';
import { nameInSeason } from '../../words/episode-names.ts';
import { phrase } from '../../words/phrases.ts';
import * as styles from './DownloadView.css.ts';
import { FileToBuy } from './FilesToBuy.tsx';
import { SeasonTotal } from './SeasonTotal.tsx';
import { type FileChoice, filesOfSeason, isAlike, qualitiesOf } from './season-files.ts';
import { useFileFacts } from './use-file-facts.ts';
import { useSeasonLinks } from './use-season-links.ts';

interface SeasonFilesProps {
  /** Of the list of addresses. */
  name: string;
  episodes: readonly EpisodeItem[];
  decision: Downloads['decision'];
}

/** What of the better qualities nobody needs on a phone. */
const usualQuality = '1080p';

/** A season at once: the quality is chosen once, and each episode has its file in it. */
export function SeasonFiles({ name, episodes, decision }: SeasonFilesProps) {
  const links = useSeasonLinks();
  const [asked, ask] = useState(usualQuality);
  const choices = decision?.downloads.kind === 'rows' ? decision.downloads.rows : [];
  const ids = episodes.map(({ id }) => id);
  const own = choices.filter(({ row }) => ids.includes(row.id));
  const qualities = qualitiesOf(own);
  const quality = qualities.includes(asked) ? asked : (qualities.at(-1) ?? asked);
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
              weigh={(one) => [...filesOfSeason(ids, own, one).values()]}
              qualities={qualities}
              quality={quality}
              onChoose={ask}
              links={links}
            />
          </div>
        ) : null}
        <ul className={styles.season}>
          {episodes.map((episode) => (
            <li key={episode.id}>
              <EpisodeFile
                episode={episode}
                file={files.get(episode.id)}
                alike={alike}
                onDownload={(file) => void links.download([file])}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface EpisodeFileProps {
  episode: EpisodeItem;
  file: FileChoice | undefined;
  /** What is in it is said of the whole season. */
  alike: boolean;
  onDownload: (file: FileChoice) => void;
}

function EpisodeFile({ episode, file, alike, onDownload }: EpisodeFileProps) {
  const { t } = useTranslation('downloads');
  const { locale } = usePage().facts;
  const { sizeOf, timeOf, costOf, factsOf } = useFileFacts();
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
  if (get !== 'download') return <FileToBuy choice={file} alike={alike} name={name} href={href} />;
  return (
    <FileRow
      name={name}
      href={href}
      size={sizeOf(row)}
      details={[row.quality, timeOf(row.size_bytes)]}
      facts={alike ? [] : factsOf(row)}
      cost={costOf(row.size_bytes)}
    >
      {(nameId) => (
        <Button
          size="sm"
          icon={<DownloadIcon />}
          aria-describedby={nameId}
          onClick={() => onDownload(file)}
        >
          {t('download')}
        </Button>
      )}
    </FileRow>
  );
}
