import { Button, Heading, Notice, Stack } from '@parde/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenModal } from '../../app/modals/use-open-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import type { FileTitle } from '../../titles/downloads/file-title.ts';
import { useDownloads } from '../../titles/downloads/use-downloads.ts';
import { DownloadActions } from './DownloadActions.tsx';
import { DownloadFacts } from './DownloadFacts.tsx';
import { DownloadFiles } from './DownloadFiles.tsx';
import { FilesPlaceholder } from './FilesToFetch.tsx';
import { useCartFailure } from './use-cart-failure.ts';

interface DownloadViewProps {
  title: FileTitle;
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
  const { decision, error, isAsking, retry } = useDownloads(title, access);
  useCartFailure(error);
  const filesHeading = useRef<HTMLDivElement>(null);
  if (!decision) {
    if (!error || isAsking) return <FilesPlaceholder count={3} />;
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
