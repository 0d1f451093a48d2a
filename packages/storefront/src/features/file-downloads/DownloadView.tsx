import { isApiError } from '@parde/api-client';
import { formatToman, type TitleDecision } from '@parde/domain';
import { Box, Button, FilmIcon, Heading, Notice, Stack, Text } from '@parde/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { data, useNavigate, useRevalidator } from 'react-router';
import { useModal } from '../../app/modals/use-modal.ts';
import { isDerived } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { showToast } from '../../app/toast-store.ts';
import { textIn } from '../../names/names.ts';
import { path } from '../../paths.ts';
import type { DownloadableTitle } from '../../titles/file-downloads/downloadable-title.ts';
import { SaveButton } from '../../titles/SaveButton.tsx';
import { maySaveTitle } from '../../titles/save-offer.ts';
import type { TitleRef } from '../../titles/title-base.ts';
import { noReferral, titleCartQuery, useDownloads } from '../../titles/use-title-offer.ts';
import { DownloadActions, DownloadFacts, DownloadNotes } from './DownloadActions.tsx';
import { DownloadFiles, FilesPlaceholder } from './DownloadFiles.tsx';
import * as styles from './DownloadView.css.ts';

interface DownloadViewProps {
  title: DownloadableTitle;
  /** The title's access, if known. */
  access: string | undefined;
  /** Shown above the files, if the files have a page. A modal shows its own head. */
  head?: ReactNode;
  /** The page for a guest after signing in. If undefined, the guest stays on the page. */
  afterSignIn?: string | undefined;
}

/** Used on the download page and in the modal. */
export function DownloadView({ title, access, head, afterSignIn }: DownloadViewProps) {
  const { t } = useTranslation(['downloads', 'shell']);
  const page = usePage();
  const { locale } = page.facts;
  const { decision, error, isFetching, retry } = useDownloads(title, { access });
  useLeaveOnFailure(title, error);
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
        {decision.priceToOwn === undefined ? null : (
          <OfferToBuyFile title={title} price={decision.priceToOwn} />
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
  // The actions that open the files come before the files.
  const isOpen = decision.actions.every(({ kind }) => kind === 'play');
  return (
    <View head={head}>
      {isOpen ? null : beside}
      <div className={styles.filesPart}>
        <div className={styles.listHead}>
          <div ref={filesHeading} tabIndex={-1}>
            <Heading level={head ? 2 : 3} size="md">
              {t('files')}
            </Heading>
          </div>
          {maySaveTitle(page, title) && maySaveInSite(page, decision) ? (
            <SaveButton of={{ content_type: title.type, content_id: title.id }}>
              {t('saveHere')}
            </SaveButton>
          ) : null}
        </div>
        <DownloadFiles title={title} decision={decision} />
      </div>
      {isOpen ? beside : null}
    </View>
  );
}

/** A modal for a missing title has no page that could become the 404 page. */
function DownloadsFailed({ error, onRetry }: { error: Error; onRetry: () => Promise<unknown> }) {
  const { t } = useTranslation(['downloads', 'shell']);
  if (afterFailure(error) === 'missing') return <Text tone="muted">{t('shell:notFoundMore')}</Text>;
  return (
    <Failed live="assertive" error={error} text={t('notLoaded')} onRetry={() => void onRetry()} />
  );
}

/** If playback is derived from the files, a viewer who may have a file may save the title. */
function maySaveInSite(page: Page, { watch, downloads }: TitleDecision): boolean {
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

/** For a subscriber who wants to have the title after the subscription has ended. */
function OfferToBuyFile({ title, price }: { title: DownloadableTitle; price: number }) {
  const { t } = useTranslation('downloads');
  const { locale } = usePage().facts;
  const openBuy = useModal('buy');
  if (!openBuy) return null;
  const buy = () => openBuy({ id: title.id, type: title.type });
  return (
    <div className={styles.buyOffer}>
      <Text size="sm">{t('keepIt')}</Text>
      <Button fullWidth icon={<FilmIcon />} onClick={buy}>
        {/* Large text needs two lines, so the price may wrap. */}
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
  const { signedIn } = usePage().facts;
  const openLogin = useModal('login');
  if (signedIn || isOpen || !openLogin) return null;
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

/** After a lost connection or session the viewer can retry on the page. Any other error leaves the page. */
function afterFailure(error: Error): 'stay' | 'missing' | 'home' {
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
  // The loader throws what the error boundary shows, so the page has the same address as before.
  const showMissing = useEffectEvent(() => {
    missing.add(keyOf(title));
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

/** The missing titles, by type and id. The next load of such a title's page throws. */
const missing = new Set<string>();

const keyOf = ({ type, id }: TitleRef) => `${type}/${id}`;

/**
 * Only for signed-in viewers, because a guest's page is cached for all guests. Only a missing title (400) fails the
 * page; for other errors the page offers a retry.
 */
export async function prefetchDownloads(page: Page, title: TitleRef): Promise<void> {
  if (!import.meta.env.SSR) {
    if (!page.isPrefetch && missing.delete(keyOf(title))) throw data(null, { status: 404 });
    return;
  }
  if (!page.facts.signedIn) return;
  try {
    await page.queryClient.fetchQuery(titleCartQuery(page, title, noReferral));
  } catch (error) {
    if (isApiError(error) && error.status === 400) throw data(null, { status: 404 });
  }
}
