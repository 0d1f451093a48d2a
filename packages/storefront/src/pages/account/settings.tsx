import { ask } from '@parde/api-client/query';
import { Container, Heading, Stack } from '@parde/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMessages } from '../../app/i18n/messages.ts';
import { definePage } from '../../app/page/define-page.ts';
import { prefetch } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import {
  AccountSettings,
  AppearanceSettings,
  ContentSettings,
  DataSettings,
  PlaybackSettings,
  Sessions,
} from '../../features/settings/index.ts';

export default definePage({
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
  const { analytics } = usePage().brand;
  return (
    <Sections>
      <Container width="form">
        <Stack space="xl">
          <Heading level={1}>{t('title')}</Heading>
          <AccountSettings />
          <AppearanceSettings />
          <PlaybackSettings />
          <DataSettings />
          <ContentSettings />
          {analytics?.Settings ? (
            <Suspense>
              <analytics.Settings />
            </Suspense>
          ) : null}
          <Sessions />
        </Stack>
      </Container>
    </Sections>
  );
}
