import { Button, Dialog, Notice, Stack, Text } from '@parde/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadMessages } from '../../app/i18n/messages.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import type { Page } from '../../app/page/page.ts';
import { formatBytes } from '../downloads/file-size.ts';
import { type OfflineLibrary, openOffline } from './use-offline.ts';

interface Answers {
  onAnswer: () => void;
  onClose: () => void;
}

/** Answers by itself where nothing is kept for this viewer. */
export async function openSignOutQuestion(page: Page, answers: Answers): Promise<ReactNode> {
  const [library] = await Promise.all([openOffline(page), loadMessages(page, 'kept')]);
  if (library && library.titles().length > 0) {
    return <SignOutQuestion library={library} {...answers} />;
  }
  answers.onAnswer();
  return null;
}

export interface SignOutQuestionProps extends Answers {
  library: OfflineLibrary;
}

/** What is to become of what is kept, before the viewer signs out. */
export function SignOutQuestion({ library, onAnswer, onClose }: SignOutQuestionProps) {
  const { t } = useTranslation('kept');
  const { t: shell } = useTranslation();
  const [titles] = useState(library.titles);
  const safe = useRef<HTMLButtonElement>(null);
  // Not the cross: what most want is one press away, and loses nothing.
  useEffect(() => safe.current?.focus(), []);
  const count = titles.length;
  const size = formatBytes(
    titles.reduce((sum, { bytes }) => sum + bytes, 0),
    shell,
  );
  const { mutate, isPending, isError } = useMutation({
    async mutationFn() {
      for (const { key } of titles) await library.remove(key);
    },
    networkMode: 'always',
    onSuccess: onAnswer,
  });
  return (
    <Dialog
      open
      size="sm"
      title={t('signOut.title')}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <Stack space="xs">
          <Button ref={safe} variant="primary" fullWidth disabled={isPending} onClick={onAnswer}>
            {t('signOut.leave')}
          </Button>
          <Button fullWidth loading={isPending} onClick={() => mutate()}>
            {t('signOut.remove')}
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
    </Dialog>
  );
}
