import { formatDate } from '@parde/domain';
import { Select } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { dataOperator, useOperators } from '../../titles/data-cost/use-operator.ts';
import { namePhrase } from '../../words/phrases.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

/** Whose prices watching is shown in. */
export function DataSettings() {
  const { t } = useTranslation('settings');
  const { locale } = usePage().facts;
  const operators = useOperators();
  const [chosen, choose] = dataOperator.useSetting();
  if (operators.length === 0) return null;
  const dates = operators.flatMap(({ price }) => (price ? [price.as_of] : [])).sort();
  const [oldest] = dates;
  return (
    <SettingsGroup title={t('data')} hint={t('onThisDevice')}>
      <Select
        name="operator"
        label={t('operator')}
        hint={oldest ? t('operatorHint', { date: formatDate(oldest, locale) }) : undefined}
        value={chosen}
        options={[
          { value: '', label: t('operatorAuto') },
          ...operators.map((operator) => ({
            value: operator.key,
            label: namePhrase(operator, locale),
          })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
    </SettingsGroup>
  );
}
