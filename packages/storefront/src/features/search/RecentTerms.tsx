import { ButtonLink, ClockIcon, Heading, Stack, Text } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { recallSearches, rememberSearch } from '../../app/settings/recent-searches.ts';
import { searchPath } from '../../paths.ts';
import * as styles from './SearchScreen.css.ts';

/** What was searched for on this device, or how to search. */
export function RecentTerms() {
  const isAlive = useHydrated();
  return isAlive ? <Terms /> : null;
}

function Terms() {
  const { t } = useTranslation('search');
  const [terms] = useState(recallSearches);
  if (terms.length === 0) return <Text tone="muted">{t('howTo')}</Text>;
  return (
    <Stack space="sm">
      <Heading level={2} size="sm">
        {t('recent')}
      </Heading>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>
            <ButtonLink
              href={searchPath(term)}
              size="sm"
              icon={<ClockIcon />}
              onClick={() => rememberSearch(term)}
            >
              <bdi>{term}</bdi>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
