import type { MyDownload } from '@parde/api-client';
import { customEpisodeName, formatEpisodePosition } from '@parde/domain';
import { Heading, IconButton, Link, MetaLine, Phrases, Picture, TrashIcon } from '@parde/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { metaItems, momentIn } from '../../app/parts/facts.ts';
import { Note } from '../../app/parts/Note.tsx';
import { Name } from '../../app/parts/ServerText.tsx';
import { listed, nameOf } from '../../names/names.ts';
import { sentence } from '../../names/phrases.ts';
import { contentPath } from '../../paths.ts';
import * as cardStyles from '../../titles/file-downloads/download-cards.css.ts';
import { Files } from './Files.tsx';
import * as styles from './MyDownloads.css.ts';
import { downloadName, filesPathOf, refOf } from './my-downloads.ts';

interface DownloadCardProps {
  download: MyDownload;
  /** Removes the title from the list. Files that wait to be downloaded stay. */
  onHide?: (() => void) | undefined;
}

/** A title and its files. */
export function DownloadCard({ download, onHide }: DownloadCardProps) {
  const { t } = useTranslation('my-downloads');
  const { locale } = usePage().facts;
  const { title, episode_of, files, available_at } = download;
  const facts = useFacts(download);
  const nameId = useId();
  const ref = refOf(title);
  if (!ref) return null;
  const name = downloadName(download, locale);
  const more = filesPathOf(title);
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <span id={nameId} hidden>
        <Phrases>{name}</Phrases>
      </span>
      <div className={styles.poster}>
        <Picture
          picture={title.poster ?? episode_of?.series.poster ?? title.backdrop}
          alt=""
          ratio="poster"
          corners="poster"
          sizes="4.5rem"
          widest={160}
        />
      </div>
      <div className={cardStyles.textBlock}>
        <Heading level={3} size="sm">
          {/* The label names the card, because a series may have several cards. */}
          <Link href={contentPath(title.content_type, title.id)} tone="quiet" label={name}>
            <Name of={episode_of?.series ?? title} />
          </Link>
        </Heading>
        <div className={cardStyles.meta}>
          <MetaLine items={facts} />
        </div>
      </div>
      <div className={styles.content}>
        {available_at ? <Note>{t('availableFrom', momentIn(locale, available_at))}</Note> : null}
        {files.length === 0 && !available_at ? <Note>{t('noFiles')}</Note> : null}
        <Files files={files} title={ref} name={name}>
          {more === undefined ? null : (
            <Link
              href={more}
              label={sentence(name, (nameText) => t('allFilesOf', { name: nameText }))}
            >
              {t('allFiles')}
            </Link>
          )}
        </Files>
      </div>
      {onHide ? (
        <div className={styles.hide}>
          <IconButton
            size="sm"
            variant="ghost"
            icon={<TrashIcon />}
            label={sentence(name, (nameText) => t('hide', { name: nameText }))}
            onClick={onHide}
          />
        </div>
      ) : null}
    </article>
  );
}

function useFacts({ title, episode_of, dubbed, subtitles, owned_as }: MyDownload) {
  const { t } = useTranslation('my-downloads');
  const { locale } = usePage().facts;
  const owned: Partial<Record<string, string>> = {
    free: t('owned.free'),
    purchase: t('owned.purchase'),
    screening: t('owned.screening'),
    subscription: t('owned.subscription'),
    operator: t('owned.operator'),
  };
  return metaItems({
    episode: episode_of && formatEpisodePosition(episode_of, locale),
    name: episode_of && customEpisodeName(nameOf(title, locale), episode_of) && <Name of={title} />,
    owned: owned[owned_as ?? ''],
    dubbed: dubbed === true && t('dubbed'),
    subtitles: subtitles.length > 0 && t('subtitled', { languages: listed(subtitles, locale) }),
  });
}
