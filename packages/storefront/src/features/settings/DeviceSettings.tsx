import { ask } from '@parde/api-client/query';
import { dataBudgets, formatDate, gigabyte } from '@parde/domain';
import {
  Button,
  ButtonLink,
  Meter,
  Notice,
  RadioGroup,
  Select,
  Switch,
  Text,
  VisuallyHidden,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { formatBytes } from '../../app/parts/file-size.ts';
import { Note } from '../../app/parts/Note.tsx';
import { changeLanguage, languageNames } from '../../app/settings/language.ts';
import { clearRecentSearches } from '../../app/settings/recent-searches.ts';
import { nightMode, reducedMotion, useContentFilter } from '../../app/settings/settings.ts';
import { namePhrase } from '../../names/phrases.ts';
import { asBudget, dataBudget, usedThisMonth } from '../../titles/data-cost/data-budget.ts';
import { dataOperator, useOperators } from '../../titles/data-cost/use-operator.ts';
import { FilterFields } from '../../titles/filter/FilterFields.tsx';
import { filterNames } from '../../titles/filter/title-list-options.ts';
import * as styles from './Settings.css.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

export function AppearanceSettings() {
  const { t } = useTranslation('settings');
  const { brand, i18n } = usePage();
  const languages = languageNames(brand);
  const [isOffline, setOffline] = useState(false);
  const [night, changeNight] = nightMode.useSetting();
  const [isReduced, changeMotion] = reducedMotion.useSetting();
  const choose = async (chosen: string) => {
    if (chosen !== i18n.language) setOffline(!(await changeLanguage(chosen)));
  };
  return (
    <SettingsGroup title={t('appearance')}>
      <RadioGroup
        label={t('language')}
        value={i18n.language}
        onChange={(chosen) => void choose(chosen)}
        options={languages.map(({ code, name }) => ({
          value: code,
          label: <span lang={code}>{name}</span>,
        }))}
      />
      {isOffline ? (
        <Notice tone="warning" live="assertive">
          {t('offline')}
        </Notice>
      ) : null}
      <Switch
        label={t('dark')}
        hint={t('darkHint')}
        checked={night}
        onChange={({ target }) => changeNight(target.checked)}
      />
      <Switch
        label={t('motion')}
        hint={t('motionHint')}
        checked={isReduced}
        onChange={({ target }) => changeMotion(target.checked)}
      />
    </SettingsGroup>
  );
}

export function ContentSettings() {
  const { t } = useTranslation('settings');
  const filters = useQuery(ask(usePage().api, 'getFilters'));
  const { path } = useExistingPages();
  const [kids, search] = [path('kids'), path('search')];
  const [filter, changeFilter] = useContentFilter();
  return (
    <SettingsGroup title={t('content')} hint={t('onThisDevice')}>
      {filters.isEnabled ? (
        <fieldset className={styles.part}>
          <legend className={styles.legend}>{t('filter')}</legend>
          <Note>{t('filterHint')}</Note>
          <div className={styles.fields}>
            <FilterFields
              selected={{ filter, accessible: 0 }}
              of={filterNames}
              onChange={(name, value) => changeFilter({ ...filter, [name]: value })}
            />
          </div>
        </fieldset>
      ) : null}
      {kids ? (
        <div className={styles.row}>
          <div>
            <Text weight="medium">{t('kids')}</Text>
            <Note>{t('kidsHint')}</Note>
          </div>
          <ButtonLink href={kids} variant="secondary">
            {t('kidsOn')}
          </ButtonLink>
        </div>
      ) : null}
      {search ? <RecentSearches /> : null}
    </SettingsGroup>
  );
}

function RecentSearches() {
  const { t } = useTranslation('settings');
  const [isCleared, setCleared] = useState(false);
  return (
    <div className={styles.row}>
      <div>
        <Text weight="medium">{t('searches')}</Text>
        <Note>{isCleared ? t('searchesCleared') : t('searchesHint')}</Note>
        <VisuallyHidden live="polite">{isCleared ? t('searchesCleared') : null}</VisuallyHidden>
      </div>
      <Button
        variant="secondary"
        onClick={() => {
          clearRecentSearches();
          setCleared(true);
        }}
      >
        {t('clearSearches')}
      </Button>
    </div>
  );
}

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
  const shell = usePage().i18n.t;
  const isHydrated = useHydrated();
  const [budget, change] = dataBudget.useSetting();
  const used = isHydrated ? usedThisMonth() : 0;
  const whole = (budget ?? 0) * gigabyte;
  return (
    <>
      <Select
        name="budget"
        label={t('budget')}
        hint={t('budgetHint')}
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
      {isHydrated && budget !== null ? (
        <Meter
          label={t('budgetUsed')}
          value={used / whole}
          valueText={t('budgetPart', {
            used: formatBytes(used, shell),
            whole: formatBytes(whole, shell),
          })}
          tone={used < whole ? 'accent' : 'danger'}
        />
      ) : null}
    </>
  );
}
