import { ask } from '@parde/api-client/query';
import { Container, Heading } from '@parde/ui';
import { loadMessages } from '../app/i18n/messages.ts';
import { useTranslation } from '../app/i18n/use-translation.ts';
import { definePage } from '../app/page/define-page.ts';
import { Sections } from '../app/parts/Sections.tsx';
import { AccountSettings } from '../features/settings/AccountSettings.tsx';
import { AppearanceSettings } from '../features/settings/AppearanceSettings.tsx';
import { ContentSettings } from '../features/settings/ContentSettings.tsx';
import { PlaybackSettings } from '../features/settings/PlaybackSettings.tsx';
import { Sessions } from '../features/settings/Sessions.tsx';
import * as styles from '../features/settings/Settings.css.ts';

export default definePage({
  namespace: 'settings',
  // Each may fail without failing the page.
  async data(page) {
    const { api, queryClient, brand } = page;
    await Promise.all([
      loadMessages(page, 'catalogue'),
      queryClient.prefetchQuery(ask(api, 'getFilters')),
      queryClient.prefetchQuery(ask(api, 'listSessions')),
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
  return (
    <Sections>
      <Container width="form">
        <div className={styles.page}>
          <Heading level={1}>{t('title')}</Heading>
          <AccountSettings />
          <AppearanceSettings />
          <PlaybackSettings />
          <ContentSettings />
          <Sessions />
        </div>
      </Container>
    </Sections>
  );
}
