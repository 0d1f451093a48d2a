import { MoonIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { KidsMessage } from './KidsMessage.tsx';

/** Shown when the day's minutes are over. */
export function KidsEnough({ level }: { level: 1 | 2 }) {
  const { t } = useTranslation('kids-area');
  return (
    <KidsMessage level={level} icon={<MoonIcon />} title={t('enough')} text={t('enoughMore')} />
  );
}
