import { Button, Dialog, Notice, Stack, Text } from '@parde/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { formatBytes } from '../downloads/file-size.ts';
import type { OfflineLibrary } from './use-offline.ts';

export interface SignOutQuestionProps {
  library: OfflineLibrary;
  onAnswer: () => void;
  onClose: () => void;
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
