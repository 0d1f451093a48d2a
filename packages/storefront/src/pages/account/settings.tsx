import { ask } from '@parde/api-client/query';
import { Container, Heading, Stack } from '@parde/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMessages } from '../../app/i18n/messages.ts';
import { definePage } from '../../app/page/define-page.ts';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { prefetchFilters } from '../../features/catalogue/title-lists.ts';
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
    const { api, queryClient, brand } = page;
    await Promise.all([
      loadMessages(page, 'catalogue'),
      prefetchFilters(page),
      hasOperation(page, 'listOperators') && queryClient.prefetchQuery(ask(api, 'listOperators')),
      hasOperation(page, 'listSessions') && queryClient.prefetchQuery(ask(api, 'listSessions')),
      hasOperation(page, 'getUser') &&
        queryClient.prefetchQuery(ask(api, 'getUser', { query: { ref: brand.userRef } })),
    ]);
  },
  meta: (_data, t, { brand, facts }) => ({
    title: t('pageTitle', { brand: brand.name[facts.locale] }),
  }),
  Screen: SettingsScreen,
});

function SettingsScreen() {
  const { t } = useTranslation('settings');
  const page = usePage();
  return (
    <Sections>
      <Container width="form">
        <Stack space="xl">
          <Heading level={1}>{t('title')}</Heading>
          {hasOperation(page, 'updateUser') ? <AccountSettings /> : null}
          <AppearanceSettings />
          <PlaybackSettings />
          {hasOperation(page, 'listOperators') ? <DataSettings /> : null}
          <ContentSettings />
          {page.brand.analytics?.Settings ? (
            <Suspense>
              <page.brand.analytics.Settings />
            </Suspense>
          ) : null}
          {hasOperation(page, 'listSessions') ? <Sessions /> : null}
        </Stack>
      </Container>
    </Sections>
  );
}
