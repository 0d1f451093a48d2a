import type { OfflineDescription } from '@parde/offline';
import { Button, Inline, RenewIcon, Text, TrashIcon } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { connectionStore } from '../../../app/connection.ts';
import { ModalDialog } from '../../../app/modals/ModalDialog.tsx';
import type { SavedDevice, SavedTitle } from '../../../app/offline/offline-device.ts';
import { useExistingPages } from '../../../app/page/existing-pages.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { ExistingLink } from '../../../app/parts/ExistingLink.tsx';
import { momentIn } from '../../../app/parts/facts.ts';
import { useFormatBytes } from '../../../app/parts/file-size.ts';
import { Note } from '../../../app/parts/Note.tsx';
import { fullNamePhrase } from '../../../names/episode-names.ts';
import { sentence } from '../../../names/phrases.ts';
import { isOver } from './saved-groups.ts';

interface NotPlayableNoticeProps {
  title: SavedTitle;
  description: OfflineDescription;
  onRemove: () => void;
}

/** Explains why a title on this device does not play, with a button that helps. */
export function NotPlayableNotice({ title, description, onRemove }: NotPlayableNoticeProps) {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const { locale, kids } = usePage().facts;
  const plans = useExistingPages().plansPath();
  const reason = useReason(title, description);
  const { playback, type } = title;
  // A title with an end belongs to a subscription, except for a screening.
  const { isOnline } = useStore(connectionStore);
  const mayRenew = description.reason === 'expired' && type !== 'ekran' && isOnline;
  const name = fullNamePhrase(playback, locale);
  if (description.stage !== 'ended') return null;
  return (
    <>
      <Text size="sm">{reason}</Text>
      {isOver(description) ? (
        <Inline space="sm">
          {kids === undefined && mayRenew ? (
            <ExistingLink size="sm" variant="primary" href={plans}>
              {t('over.renew')}
            </ExistingLink>
          ) : null}
          <Button
            size="sm"
            icon={<TrashIcon />}
            label={sentence(name, (nameText) => t('removeOf', { name: nameText }))}
            onClick={onRemove}
          >
            {t('over.removeSize', { size: formatBytes(description.bytes) })}
          </Button>
        </Inline>
      ) : null}
    </>
  );
}

interface NewerVersionProps {
  title: SavedTitle;
  device: SavedDevice;
}

/** The version is fetched only after a click: data is expensive, and the saved version still plays. */
export function NewerVersion({ title, device }: NewerVersionProps) {
  const { t } = useTranslation('saved-titles');
  const { locale, kids } = usePage().facts;
  const { isOnline } = useStore(connectionStore);
  const [isConfirming, setConfirming] = useState(false);
  // In kids mode nothing is saved.
  if (!isOnline || kids !== undefined) return null;
  const name = fullNamePhrase(title.playback, locale);
  return (
    <>
      <Note>{t('over.outdated')}</Note>
      <Inline>
        <Button
          size="sm"
          icon={<RenewIcon />}
          label={sentence(name, (nameText) => t('over.refetchOf', { name: nameText }))}
          onClick={() => setConfirming(true)}
        >
          {t('over.refetch')}
        </Button>
      </Inline>
      {isConfirming ? (
        <NewerDialog title={title} device={device} onClose={() => setConfirming(false)} />
      ) : null}
    </>
  );
}

/** The newer version replaces the one that plays, and costs data. */
function NewerDialog({ title, device, onClose }: NewerVersionProps & { onClose: () => void }) {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const { playback, key, choice } = title;
  const name = fullNamePhrase(playback, locale);
  const file = playback.offline?.files.find(({ height }) => height === choice.height);
  return (
    <ModalDialog
      size="sm"
      title={sentence(name, (nameText) => t('over.newer', { name: nameText }))}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              void device.renew(key);
            }}
          >
            {t('over.refetch')}
          </Button>
          <Button onClick={onClose}>{t('leave')}</Button>
        </>
      }
    >
      <Text>
        {t('over.newerText')}{' '}
        {file?.size_bytes ? t('over.newerSize', { size: formatBytes(file.size_bytes) }) : ''}
      </Text>
    </ModalDialog>
  );
}

function useReason(
  { type, playback }: SavedTitle,
  { reason }: Pick<OfflineDescription, 'reason'>,
): string {
  const { t } = useTranslation('saved-titles');
  const { locale } = usePage().facts;
  if (reason === 'clock' || reason === 'refused') return t(`over.${reason}`);
  const until = playback.offline?.until;
  if (!until || Number.isNaN(Date.parse(until))) return t('over.unknown');
  return t(type === 'ekran' ? 'over.screening' : 'over.subscription', momentIn(locale, until));
}
