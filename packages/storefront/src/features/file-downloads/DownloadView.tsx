import { isApiError } from '@parde/api-client';
import { formatToman, type TitleDecision } from '@parde/domain';
import { Box, Button, FilmIcon, Heading, Notice, Stack, Text } from '@parde/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { hasModal } from '../../app/modals/has-modal.ts';
import { useModal } from '../../app/modals/use-modal.ts';
import { isDerived } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { showToast } from '../../app/toast-store.ts';
import { path } from '../../paths.ts';
import type { DownloadableTitle } from '../../titles/file-downloads/downloadable-title.ts';
import { useDownloads } from '../../titles/file-downloads/use-downloads.ts';
import { KeepButton } from '../../titles/offline/SaveButton.tsx';
import { mayKeepTitle } from '../../titles/offline/may-save-title.ts';
import { textIn } from '../../names/names.ts';
import { DownloadActions } from './DownloadActions.tsx';
import { DownloadFacts, DownloadNotes } from './DownloadFacts.tsx';
import { DownloadFiles } from './DownloadFiles.tsx';
import * as styles from './DownloadView.css.ts';
import { FilesPlaceholder } from './FilesToDownload.tsx';
import { markAsMissing } from './prefetch-downloads.ts';

interface DownloadViewProps {
  title: DownloadableTitle;
  /** The title's access, if known. */
  access: string | undefined;
  /** Of the heading above the files. */
  level: 2 | 3;
  /** Over the files, where they have a page. */
  head?: ReactNode;
  /** Where a guest goes after signing in. Undefined stays on the page. */
  afterSignIn?: string | undefined;
}

/** Used on the download page and in the modal. */
export function DownloadView({ title, access, level, head, afterSignIn }: DownloadViewProps) {
  const { t } = useTranslation(['downloads', 'shell']);
  const page = usePage();
  const { locale } = page.facts;
  const { decision, error, isFetching, retry } = useDownloads(title, { access });
  useLeaveOnFailure(title, error);
  const mayBuy = hasModal(page, 'buy');
  const filesHeading = useRef<HTMLDivElement>(null);
  if (!decision) {
    return (
      <View head={head}>
        {!error || isFetching ? (
          <FilesPlaceholder count={3} />
        ) : (
          <DownloadsFailed error={error} onRetry={retry} />
        )}
      </View>
    );
  }
  const { fullRate } = decision;
  const beside = (
    <Box surface="surface" corners="lg" padding="md" className={styles.beside}>
      <Stack space="md">
        {decision.priceToKeep === undefined || !mayBuy ? null : (
          <OfferToKeep title={title} price={decision.priceToKeep} />
        )}
        {decision.actions.length > 0 ? (
          <DownloadActions
            title={title}
            actions={decision.actions}
            onFree={() => filesHeading.current?.focus()}
          />
        ) : null}
        <DownloadFacts decision={decision} />
        {fullRate ? (
          <Notice
            tone="warning"
            title={<ServerText>{textIn(locale, fullRate.title_fa, fullRate.title_en)}</ServerText>}
          >
            <ServerText>{fullRate.message}</ServerText>
          </Notice>
        ) : null}
        <SignInOffer isOpen={decision.watch.kind === 'now'} afterSignIn={afterSignIn} />
        <DownloadNotes notes={decision.notes} downloads={decision.downloads} />
      </Stack>
    </Box>
  );
  // What opens the files comes before them.
  const isOpen = decision.actions.every(({ kind }) => kind === 'play');
  return (
    <View head={head}>
      {isOpen ? null : beside}
      <div className={styles.list}>
        {mayKeepTitle(page, title) && isOpenToKeep(page, decision) ? (
          <OfferToKeepHere title={title} />
        ) : null}
        <div ref={filesHeading} tabIndex={-1}>
          <Heading level={level} size="sm">
            {t('files')}
          </Heading>
        </div>
        <DownloadFiles title={title} decision={decision} />
      </div>
      {isOpen ? beside : null}
    </View>
  );
}

/** In a modal, a title that is gone has no page to become the 404. */
function DownloadsFailed({ error, onRetry }: { error: Error; onRetry: () => Promise<unknown> }) {
  const { t } = useTranslation(['downloads', 'shell']);
  if (afterFailure(error) === 'missing') return <Text tone="muted">{t('shell:notFoundMore')}</Text>;
  return (
    <Failed live="assertive" error={error} text={t('notLoaded')} onRetry={() => void onRetry()} />
  );
}

/** Where playback is made of the files, who may have one may keep it. */
function isOpenToKeep(page: Page, { watch, downloads }: TitleDecision): boolean {
  if (!isDerived(page, 'getPlayback')) return watch.kind === 'now';
  return downloads.kind === 'rows' && downloads.rows.some(({ get }) => get === 'download');
}

function View({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.titleView}>
        {head}
        {children}
      </div>
    </div>
  );
}

/** In the site itself, where one does not want the file. Over the files, which grow when their links come. */
function OfferToKeepHere({ title: { type, id } }: { title: DownloadableTitle }) {
  const { t } = useTranslation('downloads');
  return (
    <div className={styles.keepHere}>
      <KeepButton of={{ content_type: type, content_id: id }}>{t('keepHere')}</KeepButton>
    </div>
  );
}

/** For a subscriber who wants the title to stay when the subscription is over. */
function OfferToKeep({ title, price }: { title: DownloadableTitle; price: number }) {
  const { t } = useTranslation('downloads');
  const { locale } = usePage().facts;
  const openBuy = useModal('buy');
  const buy = () => openBuy({ id: title.id, type: title.type });
  return (
    <div className={styles.keep}>
      <Text size="sm">{t('keepIt')}</Text>
      <Button fullWidth icon={<FilmIcon />} onClick={buy}>
        {/* Large text needs two lines. */}
        {t('buyFor', { price: formatToman(price, locale).replace('\u00a0', ' ') })}
      </Button>
    </div>
  );
}

/** A guest may have a subscription, or may have bought the title before. */
function SignInOffer({
  isOpen,
  afterSignIn,
}: {
  isOpen: boolean;
  afterSignIn: string | undefined;
}) {
  const { t } = useTranslation('downloads');
  const page = usePage();
  const { signedIn } = page.facts;
  const openLogin = useModal('login');
  if (signedIn || isOpen || !hasModal(page, 'login')) return null;
  const signIn = () =>
    openLogin(afterSignIn === undefined ? {} : { after: { kind: 'page', path: afterSignIn } });
  return (
    <div>
      <Button variant="ghost" onClick={signIn}>
        {t('signInOffer')}
      </Button>
    </div>
  );
}

type AfterFailure = 'stay' | 'missing' | 'home';

/** A lost connection or session can be retried here. Any other error leaves the page. */
function afterFailure(error: Error): AfterFailure {
  if (!isApiError(error)) return 'stay';
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'abort':
    case 'unsent':
    case 'unauthorized':
      return 'stay';
    default:
      return error.status === 400 ? 'missing' : 'home';
  }
}

function useLeaveOnFailure(title: DownloadableTitle, error: Error | null): void {
  const { t } = useTranslation('downloads');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // The loader throws what the error boundary shows, so the page keeps its address.
  const showMissing = useEffectEvent(() => {
    markAsMissing(title);
    void revalidate();
  });
  const next = error ? afterFailure(error) : 'stay';
  const text = t('leftForHome');
  useEffect(() => {
    if (next === 'missing') showMissing();
    if (next !== 'home') return;
    showToast({ id: 'downloads', tone: 'danger', text });
    void navigate(path('home'), { replace: true });
  }, [next, text, navigate]);
}
