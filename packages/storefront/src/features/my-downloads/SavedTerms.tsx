import { Button, Inline, RenewIcon, Text, TrashIcon } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isConnected } from '../../app/connection.ts';
import { ModalDialog } from '../../app/modals/ModalDialog.tsx';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ExistingLink } from '../../app/parts/ExistingLink.tsx';
import { momentIn } from '../../app/parts/facts.ts';
import { Note } from '../../app/parts/Note.tsx';
import { fullNamePhrase } from '../../names/episode-names.ts';
import { sentence } from '../../names/phrases.ts';
import { useFormatBytes } from '../../titles/file-downloads/file-size.ts';
import type { OfflineLibrary, OfflineTitle } from '../../titles/offline/react/use-offline.ts';
import { accessOf, isComplete, isOver } from '../../titles/offline/react/use-saved.ts';

interface NotPlayableNoticeProps {
  title: OfflineTitle;
  onRemove: () => void;
}

/** Explains why a title on this device does not play, with a button that helps. */
export function NotPlayableNotice({ title, onRemove }: NotPlayableNoticeProps) {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const { locale, kids } = usePage().facts;
  const plans = useExistingPages().path('plans');
  const reason = useReason(title);
  const { playback, bytes } = title;
  const name = fullNamePhrase(playback, locale);
  if (!isComplete(title) || accessOf(title) === 'open') return null;
  return (
    <>
      <Text size="sm">{reason}</Text>
      {isOver(title) ? (
        <Inline space="sm">
          {kids === undefined && mayRenew(title) ? (
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
            {t('over.removeSize', { size: formatBytes(bytes) })}
          </Button>
        </Inline>
      ) : null}
    </>
  );
}

interface NewerVersionProps {
  title: OfflineTitle;
  library: OfflineLibrary;
}

/** The version is fetched only after a click: data is expensive, and the saved version still plays. */
export function NewerVersion({ title, library }: NewerVersionProps) {
  const { t } = useTranslation('saved-titles');
  const { locale, kids } = usePage().facts;
  const { playback, status, word } = title;
  const [isConfirming, setConfirming] = useState(false);
  const isThere = status === 'kept' && word?.isOutdated && accessOf(title) === 'open';
  // In kids mode nothing is fetched.
  if (!isThere || !isConnected() || kids !== undefined) return null;
  const name = fullNamePhrase(playback, locale);
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
        <NewerDialog title={title} library={library} onClose={() => setConfirming(false)} />
      ) : null}
    </>
  );
}

/** The newer version replaces the one that plays, and costs data. */
function NewerDialog({ title, library, onClose }: NewerVersionProps & { onClose: () => void }) {
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
              void library.refetch(key);
            }}
          >
            {t('over.refetch')}
          </Button>
          <Button onClick={onClose}>{t('keep')}</Button>
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

function useReason(title: OfflineTitle): string {
  const { t } = useTranslation('saved-titles');
  const { locale } = usePage().facts;
  const access = accessOf(title);
  if (access === 'clock' || access === 'refused') return t(`over.${access}`);
  const until = title.playback.offline?.until;
  if (!until || Number.isNaN(Date.parse(until))) return t('over.unknown');
  const end = momentIn(locale, until);
  return t(title.type === 'ekran' ? 'over.screening' : 'over.subscription', end);
}

/** A title with an end belongs to a subscription, except for a screening. Kids mode shows no renewal. */
const mayRenew = (title: OfflineTitle): boolean =>
  accessOf(title) === 'ended' && title.type !== 'ekran' && isConnected();
