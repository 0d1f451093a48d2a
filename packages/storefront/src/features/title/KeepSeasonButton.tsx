import { Button, DeviceIcon } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { useKeepModal } from '../../titles/offline/kept-signs.ts';

interface KeepSeasonButtonProps {
  /** Of the series. */
  id: string;
  season: number;
}

/** To watch a season here without a connection. */
export function KeepSeasonButton({ id, season }: KeepSeasonButtonProps) {
  const { t } = useTranslation('title');
  const open = useKeepModal();
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<DeviceIcon />}
      onClick={() => open({ content_type: 'series', content_id: id, season })}
    >
      {t('keepSeason')}
    </Button>
  );
}
