import { FilmIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { KidsMessage } from './KidsMessage.tsx';

/** Shown if nothing of the title is for this child, or open to the signed-in viewer. */
export function KidsNothing() {
  const { t } = useTranslation('kids-area');
  return <KidsMessage icon={<FilmIcon />} level={2} title={t('nothing')} text={t('askGrownUp')} />;
}
