import { isApiError } from '@parde/api-client';
import { Button, Heading, Notice, Stack } from '@parde/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOpenModal } from '../../app/modals/use-open-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { showToast } from '../../app/toast-store.ts';
import { notFoundPath, path } from '../../paths.ts';
import type { DownloadableTitle } from '../../titles/downloads/downloadable-title.ts';
import { useDownloads } from '../../titles/downloads/use-downloads.ts';
import { DownloadActions } from './DownloadActions.tsx';
import { DownloadFacts } from './DownloadFacts.tsx';
import { DownloadFiles } from './DownloadFiles.tsx';
import { FilesPlaceholder } from './FilesToDownload.tsx';

interface DownloadViewProps {
  title: DownloadableTitle;
  /** What opens the title at all, where it is known. */
  access: string | undefined;
  /** Of the heading over the files. */
  level: 2 | 3;
  /** Where a guest who signs in goes: nowhere from a page that shows this. */
  afterSignIn?: string | undefined;
}

/** What may be fetched of a title, and what else there is to do with it: the same on a page and in a modal. */
export function DownloadView({ title, access, level, afterSignIn }: DownloadViewProps) {
  const { t } = useTranslation(['downloads', 'shell']);
  const { locale } = usePage().facts;
  const { decision, error, isFetching, retry } = useDownloads(title, access);
  useLeaveOnFailure(error);
  const filesHeading = useRef<HTMLDivElement>(null);
  if (!decision) {
    if (!error || isFetching) return <FilesPlaceholder count={3} />;
    return <Failed live="assertive" text={t('notLoaded')} onRetry={() => void retry()} />;
  }
  const { fullRate } = decision;
  return (
    <Stack space="lg">
      <DownloadActions
        title={title}
        actions={decision.actions}
        onFree={() => filesHeading.current?.focus()}
      />
      <DownloadFacts decision={decision} />
      {fullRate ? (
        <Notice
          tone="warning"
          title={locale === 'en' ? (fullRate.title_en ?? fullRate.title_fa) : fullRate.title_fa}
        >
          <bdi>{fullRate.message}</bdi>
        </Notice>
      ) : null}
      <Stack space="sm">
        <div ref={filesHeading} tabIndex={-1}>
          <Heading level={level} size="sm">
            {t('files')}
          </Heading>
        </div>
        <DownloadFiles title={title} decision={decision} />
      </Stack>
      <SignInOffer isOpen={decision.watch.kind === 'now'} afterSignIn={afterSignIn} />
    </Stack>
  );
}

/** A guest may have a subscription, or have bought it before. */
function SignInOffer({
  isOpen,
  afterSignIn,
}: {
  isOpen: boolean;
  afterSignIn: string | undefined;
}) {
  const { t } = useTranslation('downloads');
  const { signedIn } = usePage().facts;
  const openModal = useOpenModal();
  if (signedIn || isOpen) return null;
  const signIn = () => {
    openModal(
      'login',
      afterSignIn === undefined ? {} : { after: { kind: 'page', path: afterSignIn } },
    ).catch(() => {
      // The button can be pressed again.
    });
  };
  return (
    <div>
      <Button variant="ghost" onClick={signIn}>
        {t('signInOffer')}
      </Button>
    </div>
  );
}

type AfterFailure = 'stay' | 'missing' | 'home';

/** A line that broke may come back, and who has to sign in does it here; every other answer ends the visit. */
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

/** Leads away where the title's cart failed for good. What is said of it is seen on the page that follows. */
function useLeaveOnFailure(error: Error | null): void {
  const { t } = useTranslation('downloads');
  const navigate = useNavigate();
  const next = error ? afterFailure(error) : 'stay';
  const text = t('leftForHome');
  useEffect(() => {
    if (next === 'missing') void navigate(notFoundPath, { replace: true });
    if (next !== 'home') return;
    showToast({ id: 'downloads', tone: 'danger', text });
    void navigate(path('home'), { replace: true });
  }, [next, text, navigate]);
}
