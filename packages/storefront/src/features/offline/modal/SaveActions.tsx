import { useDescription } from '@parde/offline/react';
import type { PlayerMessage } from '@parde/player';
import { Button, ButtonLink, DownloadIcon, PlayIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useExistingPages } from '../../../app/page/existing-pages.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { ExistingLink } from '../../../app/parts/ExistingLink.tsx';
import { showPath } from '../../../paths.ts';
import { playerMessages } from '../../../titles/player/player-message.ts';
import type { TitleRef } from '../../../titles/title-base.ts';
import type { SavingState } from './use-saving.ts';

export interface SaveActionsProps {
  title: TitleRef;
  saving: SavingState;
  /** The label of the button that starts saving. */
  begin: string;
  isBusy?: boolean;
  /** True if the current choice cannot be saved. */
  isBlocked: boolean;
  onSave?: () => void;
}

/** The actions at the bottom of the modal. */
export function SaveActions(props: SaveActionsProps) {
  const { title, saving, begin, isBusy = false, isBlocked, onSave } = props;
  const { t } = useTranslation(['save-offline', 'shell']);
  const files = useExistingPages().downloadPath(title);
  switch (saving.state) {
    case 'loading':
    case 'open':
      return (
        <Button
          variant="primary"
          icon={<DownloadIcon />}
          loading={isBusy || saving.state === 'loading'}
          disabled={isBlocked}
          onClick={onSave}
        >
          {begin}
        </Button>
      );
    case 'unasked':
      return (
        <Button variant="primary" onClick={saving.start}>
          {t('startHours')}
        </Button>
      );
    case 'over':
      return <ToDownloads />;
    case 'begun':
      return <BegunActions title={title} saving={saving} />;
    case 'denied':
      return <DeniedActions message={saving.message} />;
    case 'nowhere':
    case 'forbidden':
    case 'unplayable':
      // A title that cannot be saved may still have files.
      return (
        <ExistingLink href={files} icon={<DownloadIcon />}>
          {t('toFiles')}
        </ExistingLink>
      );
    case 'error':
      return null;
  }
}

function BegunActions({
  title,
  saving: { saved, device },
}: {
  title: TitleRef;
  saving: Extract<SavingState, { state: 'begun' }>;
}) {
  const { t } = useTranslation(['save-offline', 'shell']);
  const can = useDescription(device, saved)?.can;
  return (
    <>
      {can?.play ? (
        <ButtonLink variant="primary" href={showPath(title)} icon={<PlayIcon />}>
          {t('watch')}
        </ButtonLink>
      ) : null}
      {can?.retry || can?.resume ? (
        <Button variant="primary" onClick={() => void device.resume(saved.key)}>
          {can.retry ? t('shell:tryAgain') : t('resume')}
        </Button>
      ) : null}
      <ToDownloads />
    </>
  );
}

function ToDownloads() {
  const { t } = useTranslation('save-offline');
  return <ExistingLink href={useExistingPages().path('download')}>{t('toDownloads')}</ExistingLink>;
}

function DeniedActions({ message }: { message: PlayerMessage }) {
  const messages = playerMessages[usePage().facts.locale];
  switch (message.kind) {
    case 'subscribe':
      return (
        <>
          <Button variant="primary" onClick={message.onSubscribe}>
            {messages.subscribeAction}
          </Button>
          {message.onSignIn ? <Button onClick={message.onSignIn}>{messages.signIn}</Button> : null}
        </>
      );
    case 'purchase':
      return (
        <Button variant="primary" onClick={message.onPurchase}>
          {message.price === null ? messages.purchaseAction : messages.purchaseFor(message.price)}
        </Button>
      );
    case 'sign-in':
      return (
        <Button variant="primary" onClick={message.onSignIn}>
          {messages.signInAction}
        </Button>
      );
    case 'problem':
      return <Button onClick={message.onRetry}>{messages.retry}</Button>;
    default:
      return null;
  }
}
