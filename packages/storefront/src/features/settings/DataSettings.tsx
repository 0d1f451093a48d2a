import { dataBudgets, formatDate, gigabyte } from '@parde/domain';
import { Select } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { namePhrase } from '../../names/phrases.ts';
import { asBudget, dataBudget, usedThisMonth } from '../../titles/data-cost/data-budget.ts';
import { dataOperator, useOperators } from '../../titles/data-cost/use-operator.ts';
import { formatBytes } from '../../titles/file-downloads/file-size.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

/** The choice of the operator whose data prices are shown. */
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
      <Budget />
    </SettingsGroup>
  );
}

/** The choice of how much data films may use in a month, as the operator counts it. */
function Budget() {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation();
  const isHydrated = useHydrated();
  const [budget, change] = dataBudget.useSetting();
  const used = isHydrated && budget !== null ? formatBytes(usedThisMonth(), shell) : undefined;
  return (
    <Select
      name="budget"
      label={t('budget')}
      hint={used === undefined ? t('budgetHint') : t('budgetUsed', { used })}
      value={String(budget ?? '')}
      options={[
        { value: '', label: t('budgetNone') },
        ...dataBudgets.map((each) => ({
          value: String(each),
          label: formatBytes(each * gigabyte, shell),
        })),
      ]}
      onChange={({ target }) => change(asBudget(target.value) ?? null)}
    />
  );
}
