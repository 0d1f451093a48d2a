import { Button, Dialog, Stack, Text } from '@parde/ui';
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
  const [isRemoving, setRemoving] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  // Not the cross: what most want is one press away, and loses nothing.
  useEffect(() => safe.current?.focus(), []);
  const count = titles.length;
  const size = formatBytes(
    titles.reduce((sum, { bytes }) => sum + bytes, 0),
    shell,
  );
  const remove = async () => {
    setRemoving(true);
    for (const { key } of titles) await library.remove(key);
    onAnswer();
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('signOut.title')}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <Stack space="xs">
          <Button ref={safe} variant="primary" fullWidth disabled={isRemoving} onClick={onAnswer}>
            {t('signOut.leave')}
          </Button>
          <Button fullWidth loading={isRemoving} onClick={() => void remove()}>
            {t('signOut.remove', { size })}
          </Button>
        </Stack>
      }
    >
      <Text>{t('signOut.text', { count, size })}</Text>
    </Dialog>
  );
}
