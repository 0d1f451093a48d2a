import { Button, DeviceIcon } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { useOpenModal } from '../../app/modals/use-open-modal.ts';

interface KeepSeasonButtonProps {
  /** Of the series. */
  id: string;
  season: number;
}

/** To watch a season here without a connection. */
export function KeepSeasonButton({ id, season }: KeepSeasonButtonProps) {
  const { t } = useTranslation('title');
  const openModal = useOpenModal();
  const open = () => {
    openModal('keep', { content_type: 'series', content_id: id, season }).catch(() => {
      // Pressing again retries.
    });
  };
  return (
    <Button size="sm" variant="ghost" icon={<DeviceIcon />} onClick={open}>
      {t('keepSeason')}
    </Button>
  );
}
