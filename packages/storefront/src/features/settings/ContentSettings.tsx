import { Button, ButtonLink, Text, VisuallyHidden } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasOperation, hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { clearRecentSearches } from '../../app/settings/recent-searches.ts';
import { useContentFilter } from '../../app/settings/settings.ts';
import { path } from '../../paths.ts';
import { FilterFields } from '../../titles/filter/FilterFields.tsx';
import { filterNames } from '../../titles/filter/title-list-options.ts';
import * as styles from './Settings.css.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

export function ContentSettings() {
  const { t } = useTranslation('settings');
  const page = usePage();
  const [filter, changeFilter] = useContentFilter();
  return (
    <SettingsGroup title={t('content')} hint={t('onThisDevice')}>
      {hasOperation(page, 'getFilters') ? (
        <fieldset className={styles.part}>
          <legend className={styles.legend}>{t('filter')}</legend>
          <Text size="sm" tone="muted">
            {t('filterHint')}
          </Text>
          <div className={styles.fields}>
            <FilterFields
              selected={{ filter, accessible: 0 }}
              of={filterNames}
              onChange={(name, value) => changeFilter({ ...filter, [name]: value })}
            />
          </div>
        </fieldset>
      ) : null}
      {hasPage(page, 'kids') ? (
        <div className={styles.row}>
          <div>
            <Text weight="strong">{t('kids')}</Text>
            <Text size="sm" tone="muted">
              {t('kidsHint')}
            </Text>
          </div>
          <ButtonLink href={path('kids')} variant="secondary">
            {t('kidsOn')}
          </ButtonLink>
        </div>
      ) : null}
      {hasPage(page, 'search') ? <RecentSearches /> : null}
    </SettingsGroup>
  );
}

function RecentSearches() {
  const { t } = useTranslation('settings');
  const [isCleared, setCleared] = useState(false);
  return (
    <div className={styles.row}>
      <div>
        <Text weight="strong">{t('searches')}</Text>
        <Text size="sm" tone="muted">
          {isCleared ? t('searchesCleared') : t('searchesHint')}
        </Text>
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
