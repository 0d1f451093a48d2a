import type { Cart } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import type { TitleDecision } from '@parde/domain';
import { DownloadRow, FileColumns, Link, Notice, Phrases, Skeleton, Stack, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../app/browser/share.ts';
import { isDerived } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { momentIn } from '../../app/parts/facts.ts';
import { Note } from '../../app/parts/Note.tsx';
import { Name } from '../../app/parts/ServerText.tsx';
import { readUrl } from '../../app/url.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { removeFromLocalCart } from '../../titles/cart/local-cart.ts';
import { CostToChoose } from '../../titles/data-cost/FileCosts.tsx';
import type { DownloadableTitle } from '../../titles/file-downloads/downloadable-title.ts';
import { useRecommended } from '../../titles/file-downloads/recommended-file.ts';
import * as styles from './DownloadView.css.ts';
import { FilesToBuy } from './FilesToBuy.tsx';
import { FileTime, useFileFacts } from './file-facts.tsx';
import { heightOf, isAlike } from './season-files.ts';

interface DownloadFilesProps {
  title: DownloadableTitle;
  decision: TitleDecision<Cart['downloads'][number]>;
}

export function DownloadFiles({ title, decision }: DownloadFilesProps) {
  const { t } = useTranslation('downloads');
  const page = usePage();
  const { locale } = page.facts;
  const { downloads, watch } = decision;
  switch (downloads.kind) {
    case 'rows': {
      const downloadable = downloads.rows.filter(({ get }) => get === 'download');
      const others = downloads.rows.filter(({ get }) => get !== 'download');
      return (
        <>
          {downloadable.length > 0 ? (
            <FilesToDownload title={title} rows={downloadable.map(({ row }) => row)} />
          ) : null}
          {others.length > 0 ? <FilesToBuy rows={others} /> : null}
          {downloadable.length === 0 ? <CostToChoose /> : null}
        </>
      );
    }
    case 'not-yet':
      return (
        <Text tone="muted">
          {downloads.from === undefined
            ? t('notYet')
            : t('notYetFrom', momentIn(locale, downloads.from))}
        </Text>
      );
    case 'withheld':
      return <Text tone="muted">{t('withheld')}</Text>;
    case 'none':
      return <Text tone="muted">{t(noFilesText(page, watch))}</Text>;
  }
}

/** Viewers who have not paid yet learn that there are files, unless the rows of the cart are all the files. */
function noFilesText(page: Page, watch: TitleDecision['watch']) {
  if (watch.kind !== 'needs' || isDerived(page, 'getDownloadLinks')) return 'none';
  return watch.action === 'subscribe' ? 'withSubscription' : 'afterPurchase';
}

interface FilesToDownloadProps {
  title: DownloadableTitle;
  rows: readonly Cart['downloads'][number][];
}

/** Plain links also work in a download manager. */
function FilesToDownload({ title, rows }: FilesToDownloadProps) {
  const { t } = useTranslation('downloads');
  const { api, facts } = usePage();
  const { sizeOf, timeOf, priceOf, factsOf, note } = useFileFacts();
  const recommend = useRecommended();
  const { data, error, refetch } = useQuery(
    ask(api, 'getDownloadLinks', { path: { content_type: title.type, id: title.id } }),
  );
  const { last, copy } = useCopyToClipboard();
  // The files may have been bought on another device, or be part of a new subscription.
  useEffect(() => {
    removeFromLocalCart(rows.map(({ itemid }) => itemid));
  }, [rows]);
  if (error && !data) {
    return <Failed error={error} text={t('linksFailed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <FilesPlaceholder count={rows.length} />;
  const files = rows.flatMap((row) => {
    const link = data.links.find(({ itemid }) => itemid === row.itemid);
    return link ? { row, link } : [];
  });
  const [first] = files;
  const alike = files.length > 1 && isAlike(files);
  const recommended = recommend(files, ({ row }) => ({
    height: heightOf(row.quality),
    bytes: row.size_bytes,
  }));
  return (
    <Stack space="sm">
      {first && alike ? (
        <Note leading="ui">
          {factsOf(first.row).map(({ term, text }) => (
            <span key={term} className={styles.inside}>
              {term} <Phrases>{text}</Phrases>
            </span>
          ))}
        </Note>
      ) : null}
      {files.length === 0 ? <Text tone="muted">{t('none')}</Text> : null}
      <div>
        {files.length > 0 ? (
          <FileColumns
            name={t('quality')}
            size={t('size')}
            time={files.some(({ row }) => timeOf(row.size_bytes)) ? t('yourSpeed') : ''}
            cost={files.some(({ row }) => priceOf(row.size_bytes)) ? t('cost') : ''}
          />
        ) : null}
        <ul className={styles.files}>
          {files.map((file) => {
            const { row, link } = file;
            const bytes = link.size_bytes ?? row.size_bytes;
            return (
              <li key={row.itemid}>
                <DownloadRow
                  href={link.url}
                  quality={row.quality}
                  size={sizeOf(row)}
                  details={[<FileTime key="time" bytes={bytes} />]}
                  facts={alike ? [] : factsOf(row)}
                  cost={priceOf(bytes)}
                  mark={file === recommended ? t('recommended') : undefined}
                  downloadLabel={t('download')}
                  copyLabel={t('copyLink')}
                  copiedLabel={t('linkCopied')}
                  copied={last?.of === link.itemid && last.succeeded}
                  onCopy={() =>
                    void copy(link.itemid, readUrl(link.url, facts.origin)?.href ?? link.url)
                  }
                />
              </li>
            );
          })}
        </ul>
      </div>
      <CostToChoose>
        <Phrases>{note()}</Phrases>
      </CostToChoose>
      {last?.succeeded === false ? (
        <Notice tone="warning" live="assertive">
          {t('linkNotCopied')}
        </Notice>
      ) : null}
      {files.some(({ link }) => link.resumable) ? <Note>{t('resumable')}</Note> : null}
      {data.subtitles.length > 0 ? (
        <Text size="sm">
          {t('subtitleFiles')}{' '}
          {data.subtitles.map(({ language, url, file_name }) => (
            <span key={url}>
              <Link
                href={url}
                download={file_name}
                label={sentence(namePhrase(language, facts.locale), (name) =>
                  t('subtitlesIn', { name }),
                )}
              >
                <Name of={language} />
              </Link>{' '}
            </span>
          ))}
        </Text>
      ) : null}
    </Stack>
  );
}

export function FilesPlaceholder({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.files}>
      <Note>
        <span role="status">{t('loading')}</span>
      </Note>
      {Array.from({ length: count }, (_, slot) => slot).map((slot) => (
        <div key={slot} className={styles.row}>
          <div className={styles.what}>
            <Skeleton width="half" />
          </div>
          <Skeleton shape="control" width="little" />
        </div>
      ))}
    </div>
  );
}

const resultShownMs = 4000;

/** Copies a text and remembers for a moment which one. */
function useCopyToClipboard() {
  const [last, setLast] = useState<{ readonly of: string; readonly succeeded: boolean }>();
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), resultShownMs);
    return () => clearTimeout(timer);
  }, [last]);
  const copy = async (of: string, text: string) => {
    setLast({ of, succeeded: await copyText(text) });
  };
  return { last, copy };
}
