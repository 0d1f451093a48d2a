import { isApiError, type MyDownload } from '@parde/api-client';
import { DownloadIcon, EmptyState, Heading, Skeleton, Text, VisuallyHidden } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../../app/hooks/use-focus-back.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { hasOperation } from '../../app/page/operations.ts';
import { PageBody } from '../../app/page/PageBody.tsx';
import { usePage } from '../../app/page/Storefront.tsx';
import { ExistingLink } from '../../app/parts/ExistingLink.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { useFormatBytes } from '../../app/parts/file-size.ts';
import { MorePages } from '../../app/parts/MorePages.tsx';
import { Note } from '../../app/parts/Note.tsx';
import { preloadToasts } from '../../app/toast-store.ts';
import { CartBar } from '../../titles/cart/CartBar.tsx';
import * as cardStyles from '../../titles/file-downloads/download-cards.css.ts';
import { keyOfTitle } from '../../titles/my-list/listed-title.ts';
import { BoughtTitles } from './BoughtTitles.tsx';
import { DownloadCard } from './DownloadCard.tsx';
import * as styles from './MyDownloads.css.ts';
import { type DownloadState, hideDownload, myDownloads, refOf } from './my-downloads.ts';

interface ViewerDownloadsProps {
  /** The titles that are saved on this device. */
  onDevice: ReactNode;
  /** Renders its children only if nothing is saved on this device. */
  UnlessOnDevice: ComponentType<{ children: ReactNode }>;
}

/** The files that the viewer has downloaded, or may download. */
export function ViewerDownloads({ onDevice, UnlessOnDevice }: ViewerDownloadsProps) {
  const { t } = useTranslation(['my-downloads', 'downloads']);
  const waiting = useDownloadList('waiting');
  const fetched = useDownloadList('fetched');
  useEffect(preloadToasts, []);
  return (
    <PageBody>
      <div className={styles.page}>
        <div className={cardStyles.title}>
          <Heading level={1} size="lg">
            {t('downloads')}
          </Heading>
          <Text tone="muted">{t('text')}</Text>
          {onDevice}
        </div>
        <Lists waiting={waiting} fetched={fetched} UnlessOnDevice={UnlessOnDevice} />
        <Note>{t('downloads:resumable')}</Note>
        <CartBar />
      </div>
    </PageBody>
  );
}

function useDownloadList(state: DownloadState) {
  const page = usePage();
  // Files are also downloaded outside this page, and in other tabs.
  const query = useInfiniteQuery({ ...myDownloads(page, state), refetchOnWindowFocus: 'always' });
  const pages = query.data?.pages;
  return {
    query,
    about: pages?.[0]?.about,
    downloads: pages?.flatMap(({ items }) => items.filter(({ title }) => refOf(title))),
    // An older server has no such list.
    isMissing: !pages && isApiError(query.error) && query.error.status === 404,
  };
}

type DownloadList = ReturnType<typeof useDownloadList>;

interface ListsProps extends Pick<ViewerDownloadsProps, 'UnlessOnDevice'> {
  waiting: DownloadList;
  fetched: DownloadList;
}

function Lists({ waiting, fetched, UnlessOnDevice }: ListsProps) {
  const { t } = useTranslation('my-downloads');
  const formatBytes = useFormatBytes();
  const page = usePage();
  const cinema = useExistingPages().path('cinema');
  const fetchedHeading = useRef<HTMLDivElement>(null);
  // A downloaded title moves to the other list, and the clicked button moves with it.
  const focusProps = useFocusBack<HTMLDivElement>(fetchedHeading);
  if (waiting.isMissing || fetched.isMissing) return <BoughtTitles />;
  const queries = [waiting.query, fetched.query];
  if (queries.every(({ data, error }) => !data && error)) {
    return (
      <Failed
        error={fetched.query.error}
        text={t('failed')}
        loading={queries.some(({ isFetching }) => isFetching)}
        onRetry={() => Promise.all(queries.map((query) => query.refetch()))}
      />
    );
  }
  const isEmpty = ({ downloads, query }: DownloadList) =>
    downloads?.length === 0 && !query.hasNextPage;
  if (isEmpty(waiting) && isEmpty(fetched)) {
    return (
      <UnlessOnDevice>
        <EmptyState
          icon={<DownloadIcon />}
          title={t('empty')}
          text={t('emptyMore')}
          actions={
            <ExistingLink href={cinema} variant="primary">
              {t('browse')}
            </ExistingLink>
          }
        />
      </UnlessOnDevice>
    );
  }
  const { about, downloads = [] } = fetched;
  const hide = (download: MyDownload) => {
    fetchedHeading.current?.focus();
    void hideDownload(page, download);
  };
  return (
    <div className={styles.main} {...focusProps}>
      {isEmpty(waiting) ? null : (
        <section className={cardStyles.list} aria-label={t('waiting')}>
          <Heading level={2} size="md">
            {t('waiting')}
          </Heading>
          <Cards list={waiting} label={t('waiting')} failed={t('waitingFailed')} />
        </section>
      )}
      <section className={cardStyles.list} aria-label={t('fetched')}>
        <div ref={fetchedHeading} tabIndex={-1} className={cardStyles.listHead}>
          <Heading level={2} size="md">
            {t('fetched')}
          </Heading>
          {about && about.count > 0 && about.size_bytes > 0 ? (
            <Note>
              {t('fetchedSum', {
                count: about.count,
                size: formatBytes(about.size_bytes),
              })}
            </Note>
          ) : null}
        </div>
        {fetched.downloads && downloads.length === 0 ? (
          <Text tone="muted">{t('nothingFetched')}</Text>
        ) : (
          <Cards
            list={fetched}
            label={t('fetched')}
            failed={t('fetchedFailed')}
            onHide={hasOperation(page, 'hideDownload') ? hide : undefined}
          />
        )}
      </section>
    </div>
  );
}

interface CardsProps {
  list: DownloadList;
  label: string;
  failed: string;
  onHide?: ((download: MyDownload) => void) | undefined;
}

function Cards({ list: { query, downloads }, label, failed, onHide }: CardsProps) {
  const { t } = useTranslation('my-downloads');
  const { error, isFetching } = query;
  if (!downloads) {
    if (!error) return <CardsPlaceholder />;
    return (
      <Failed error={error} text={failed} loading={isFetching} onRetry={() => query.refetch()} />
    );
  }
  return (
    <MorePages
      query={query}
      count={downloads.length}
      label={t('more')}
      status={t('shown', { count: downloads.length })}
      failed={failed}
    >
      <ul className={cardStyles.cards} aria-label={label}>
        {downloads.map((download) => (
          <li key={keyOfTitle(download.title)}>
            <DownloadCard download={download} onHide={onHide && (() => onHide(download))} />
          </li>
        ))}
      </ul>
    </MorePages>
  );
}

function CardsPlaceholder() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      <div className={cardStyles.cards} aria-hidden="true">
        {['a', 'b'].map((slot) => (
          <div key={slot} className={styles.card}>
            <div className={styles.poster}>
              <Skeleton shape="poster" />
            </div>
            <div className={cardStyles.head}>
              <Skeleton width="half" />
            </div>
            <div className={styles.content}>
              <Skeleton shape="control" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
