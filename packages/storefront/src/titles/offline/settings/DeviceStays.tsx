import { Button, Text } from '@parde/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceSpaceKey, requestPersistence } from '../device-space.ts';

/** Shows whether the browser may delete titles, and what the viewer can do about it. */
export function DeviceStays({ isPersisted }: { isPersisted: boolean }) {
  const { t } = useTranslation('saved-titles');
  const queryClient = useQueryClient();
  const text = useRef<HTMLSpanElement>(null);
  const { mutate, isPending, data } = useMutation({
    mutationFn: requestPersistence,
    networkMode: 'always',
    async onSuccess(isGranted) {
      // Move the focus, because the button disappears.
      if (isGranted) text.current?.focus();
      await queryClient.invalidateQueries({ queryKey: [deviceSpaceKey] });
    },
  });
  return (
    <>
      <Text size="sm" tone="muted" leading="ui">
        <span ref={text} role="status" tabIndex={-1}>
          {t(isPersisted ? 'settings.persisted' : 'settings.notPersisted')}{' '}
          {data === false && !isPending ? t('settings.refused') : ''}
        </span>
      </Text>
      {isPersisted ? null : (
        <Button size="sm" loading={isPending} onClick={() => mutate()}>
          {t('settings.ask')}
        </Button>
      )}
    </>
  );
}
