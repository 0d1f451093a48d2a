import { formatDate } from '@parde/domain';
import {
  Badge,
  Button,
  ButtonLink,
  CheckIcon,
  CopyIcon,
  DownloadIcon,
  IconButton,
  MetaLine,
  Notice,
  type PhrasesData,
  VisuallyHidden,
} from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useNow } from '../../app/hooks/use-now.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ExistingLink } from '../../app/parts/ExistingLink.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { metaItems, momentIn } from '../../app/parts/facts.ts';
import { useFormatBytes } from '../../app/parts/file-size.ts';
import { sentence } from '../../names/phrases.ts';
import { contentPath, downloadPath } from '../../paths.ts';
import * as cardStyles from '../../titles/file-downloads/download-cards.css.ts';
import type { TitleRef } from '../../titles/title-base.ts';
import * as styles from './MyDownloads.css.ts';
import { type DownloadFile, termOf } from './my-downloads.ts';
import { type LinkProblem, useFreshLink } from './use-fresh-link.ts';

interface FilesProps {
  files: readonly DownloadFile[];
  title: TitleRef;
  name: PhrasesData;
  /** Shown beside the buttons of the last file. */
  children?: ReactNode;
}

export function Files({ files, title, name, children }: FilesProps) {
  const link = useFreshLink(title, name);
  if (files.length === 0) return <div>{children}</div>;
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.itemid} className={styles.file}>
            <FileRow
              file={file}
              title={title}
              name={name}
              link={link}
              isBest={!file.fetched_at && file === files.at(-1)}
            >
              {file === files.at(-1) ? children : null}
            </FileRow>
          </li>
        ))}
      </ul>
      {link.problem ? <LinkNotice problem={link.problem} title={title} /> : null}
    </>
  );
}

interface FileRowProps extends Omit<FilesProps, 'files'> {
  file: DownloadFile;
  link: ReturnType<typeof useFreshLink>;
  /** True for the file to suggest: the bought one, if it has not been downloaded. */
  isBest: boolean;
}

function FileRow({ file, title, name, link, isBest, children }: FileRowProps) {
  const { t } = useTranslation('my-downloads');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const { quality, size_bytes, fetched_at } = file;
  const term = termOf(file, useNow());
  const isCopied = link.copied === file.itemid;
  const hydrated = useHydrated();
  const label = t(fetched_at ? 'again' : 'fetch');
  const spoken = sentence(name, (nameText) =>
    t(fetched_at ? 'againOf' : 'fetchOf', { name: nameText, quality }),
  );
  return (
    <>
      <div className={styles.fileText}>
        <span className={styles.quality}>
          <bdi>{quality}</bdi>
          {term?.isOver ? <Badge>{t('over')}</Badge> : null}
        </span>
        <span className={cardStyles.meta}>
          <MetaLine
            items={metaItems({
              size: size_bytes > 0 && <bdi>{formatBytes(size_bytes)}</bdi>,
              when: fetched_at && (
                <time dateTime={fetched_at}>{t('fetchedAt', momentIn(locale, fetched_at))}</time>
              ),
              until: term && !term.isOver && t('until', { date: formatDate(term.until, locale) }),
            })}
          />
        </span>
      </div>
      <div className={styles.actions}>
        <div className={styles.more}>{children}</div>
        <IconButton
          variant="ghost"
          label={sentence(name, (nameText) => t('copyOf', { name: nameText, quality }))}
          icon={isCopied ? <CheckIcon /> : <CopyIcon />}
          onClick={() => link.copy(file)}
        />
        <VisuallyHidden live="polite">{isCopied ? t('copied') : ''}</VisuallyHidden>
        {hydrated ? (
          <Button
            size="sm"
            variant={isBest ? 'primary' : 'secondary'}
            icon={<DownloadIcon />}
            loading={link.isPending(file, 'start')}
            label={spoken}
            onClick={() => link.start(file)}
          >
            {label}
          </Button>
        ) : (
          <ButtonLink
            href={downloadPath(title) ?? contentPath(title.type, title.id)}
            size="sm"
            variant={isBest ? 'primary' : 'secondary'}
            icon={<DownloadIcon />}
            label={spoken}
          >
            {label}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** Explains why a click has not opened the file, and what to do. */
function LinkNotice({ problem, title }: { problem: LinkProblem; title: TitleRef }) {
  const { t } = useTranslation('my-downloads');
  const plans = useExistingPages().plansPath(title);
  const page = (
    <ButtonLink size="sm" href={contentPath(title.type, title.id)}>
      {t('toTitle')}
    </ButtonLink>
  );
  switch (problem.kind) {
    case 'forbidden':
      return (
        <Notice
          tone="warning"
          live="assertive"
          action={
            <>
              <ExistingLink size="sm" variant="primary" href={plans}>
                {t('subscribe')}
              </ExistingLink>
              {page}
            </>
          }
        >
          {problem.message ? <span dir="auto">{problem.message}</span> : t('forbidden')}
        </Notice>
      );
    case 'gone':
      return (
        <Notice tone="warning" live="assertive">
          {t('gone')}
        </Notice>
      );
    case 'no-file':
      return (
        <Notice tone="warning" live="assertive" action={page}>
          {t('noFile')}
        </Notice>
      );
    case 'failed':
      return (
        <Failed
          live="assertive"
          error={problem.error}
          text={t('linkFailed')}
          onRetry={() => void problem.retry()}
        />
      );
    case 'not-copied':
      return (
        <Notice tone="warning" live="assertive">
          {t('notCopied')}
          <bdi dir="ltr" className={styles.address}>
            {problem.address}
          </bdi>
        </Notice>
      );
  }
}
