import { Button, Text } from '@parde/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { askToPersist, deviceRoomKey } from '../../titles/offline/device-room.ts';

/** Whether the browser may throw titles away, and what can be done about it. */
export function DeviceStays({ isPersisted }: { isPersisted: boolean }) {
  const { t } = useTranslation('kept');
  const queryClient = useQueryClient();
  const { mutate, isPending, data } = useMutation({
    mutationFn: askToPersist,
    networkMode: 'always',
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [deviceRoomKey] }),
  });
  return (
    <>
      <Text size="sm" tone="muted" leading="ui">
        <span role="status">
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
