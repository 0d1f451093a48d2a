import { Button, Notice, Stack, Text } from '@parde/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMessages } from '../i18n/messages.ts';
import { ModalDialog } from '../modals/ModalDialog.tsx';
import type { ModalControls } from '../modals/modal-states.ts';
import type { Modals } from '../modals/use-modal.ts';
import type { Page } from '../page/page.ts';
import { useFormatBytes } from '../parts/file-size.ts';
import { ownersWhoLeft } from '../session/clear-session.ts';
import { openOffline, type SavedDevice, useOffline } from './offline-device.ts';
import { forgetOwnersWhoLeft } from './session.ts';

interface Answers {
  onAnswer: () => void;
  onClose: () => void;
}

/** Answers at once if no title is saved for this viewer. */
export async function openSignOutQuestion(page: Page, answers: Answers): Promise<ReactNode> {
  const [device] = await Promise.all([openOffline(page), loadMessages(page, 'saved-titles')]);
  if (device && device.list().length > 0) {
    return <SignOutQuestion device={device} {...answers} />;
  }
  answers.onAnswer();
  return null;
}

interface SignOutQuestionProps extends Answers {
  device: SavedDevice;
  /** The owners whose session has already ended. */
  left?: readonly string[];
}

/** Opens the modal below if the owners of ended sessions have saved titles. */
export async function openLeftTitles(page: Page, modals: Modals): Promise<void> {
  const device = await openOffline(page);
  const owners = ownersWhoLeft();
  if (!device) return;
  if (device.listOf(owners).length > 0) modals.find('left-titles')?.({});
  else forgetOwnersWhoLeft(owners);
}

/** Shown after a session that ended by itself. The next page opens it again if it is closed without an answer. */
export function LeftTitlesModal({ onClose }: ModalControls) {
  const { device } = useOffline();
  const [left] = useState(ownersWhoLeft);
  const onAnswer = () => {
    forgetOwnersWhoLeft(left);
    onClose();
  };
  return device ? (
    <SignOutQuestion device={device} left={left} onAnswer={onAnswer} onClose={onClose} />
  ) : null;
}

/** Asks what to do with saved titles, before the viewer signs out or after the session has ended. */
function SignOutQuestion({ device, left, onAnswer, onClose }: SignOutQuestionProps) {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();

  const [titles] = useState(() => (left ? device.listOf(left) : device.list()));
  const key = left ? 'sessionOver' : 'signOut';
  const safe = useRef<HTMLButtonElement>(null);
  // Focus this button instead of the close button: most viewers want it, and it loses nothing.
  useEffect(() => safe.current?.focus(), []);
  const count = titles.length;
  const size = formatBytes(
    titles.reduce((sum, title) => sum + (device.describe(title)?.bytes ?? 0), 0),
  );
  const { mutate, isPending, isError } = useMutation({
    async mutationFn() {
      for (const { key } of titles) await device.remove(key);
    },
    networkMode: 'always',
    onSuccess: onAnswer,
  });
  return (
    <ModalDialog
      size="sm"
      title={t(`${key}.title`)}
      onClose={onClose}
      actions={
        <Stack space="xs">
          <Button ref={safe} variant="primary" fullWidth disabled={isPending} onClick={onAnswer}>
            {t(`${key}.leave`)}
          </Button>
          <Button fullWidth loading={isPending} onClick={() => mutate()}>
            {t(`${key}.remove`)}
          </Button>
        </Stack>
      }
    >
      <Text>{t('signOut.text', { count, size })}</Text>
      {isError ? (
        <Notice tone="danger" live="assertive">
          {t('signOut.failed')}
        </Notice>
      ) : null}
    </ModalDialog>
  );
}
