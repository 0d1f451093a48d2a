import { ask } from '@parde/api-client/query';
import { Heading } from '@parde/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMessages } from '../../app/i18n/messages.ts';
import { prefetch } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { accountPage } from '../../features/account/index.ts';
import {
  AccountSettings,
  AppearanceSettings,
  ContentSettings,
  DataSettings,
  PlaybackSettings,
  Sessions,
} from '../../features/settings/index.ts';
import * as styles from './settings.css.ts';

const SupportSettings = lazy(async () => ({
  default: (await import('../../shell/support/SupportConsent.tsx')).SupportSettings,
}));

export default accountPage({
  namespace: 'settings',
  // Each request may fail without failing the page.
  async data(page) {
    const { api, brand } = page;
    await Promise.all([
      loadMessages(page, 'catalogue'),
      prefetch(page, ask(api, 'getFilters')),
      prefetch(page, ask(api, 'listOperators')),
      prefetch(page, ask(api, 'listSessions')),
      prefetch(page, ask(api, 'getUser', { query: { ref: brand.userRef } })),
    ]);
  },
  meta: (_data, t) => ({ title: t('pageTitle') }),
  Screen: SettingsScreen,
});

function SettingsScreen() {
  const { t } = useTranslation('settings');
  const { brand, facts } = usePage();
  const { analytics } = brand;
  return (
    <>
      <Heading level={1} size="lg">
        {t('title')}
      </Heading>
      <div className={styles.columns}>
        <div className={styles.column}>
          <AccountSettings />
          <AppearanceSettings />
          <ContentSettings />
          {/* The last one, because its meter appears when the browser has read the device. */}
          <DataSettings />
        </div>
        <div className={styles.column}>
          <PlaybackSettings />
          {analytics?.Settings ? (
            <Suspense>
              <analytics.Settings />
            </Suspense>
          ) : null}
          {facts.support ? (
            <Suspense>
              <SupportSettings />
            </Suspense>
          ) : null}
          <Sessions />
        </div>
      </div>
    </>
  );
}
