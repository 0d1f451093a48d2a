import { readMobile } from '@parde/domain';
import { Heading, Notice, Stack } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../app/hooks/use-search.ts';
import { definePage } from '../../app/page/define-page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PanelPage } from '../../app/parts/PanelPage.tsx';
import { LoginForm } from '../../features/login/index.ts';
import { path } from '../../paths.ts';

export default definePage({
  namespace: 'login',
  async data() {},
  meta: (_data, t) => ({ title: t('title') }),
  Screen: LoginScreen,
});

/** The sign-in page. Without a redirect target, it leads home. */
function LoginScreen() {
  const { t } = useTranslation('login');
  const { brand } = usePage();
  const search = useSearch();
  return (
    <PanelPage
      mark={
        <svg width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={brand.logo.mark} fill="currentcolor" />
        </svg>
      }
    >
      <Stack space="sm">
        <Heading level={1} size="lg">
          {t('title')}
        </Heading>
        <noscript>
          <Notice tone="warning">{t('needsScript')}</Notice>
        </noscript>
        <LoginForm
          mobile={readMobile(search.get('mobile') ?? '')}
          after={{ kind: 'page', path: search.get('redirect') ?? path('home') }}
        />
      </Stack>
    </PanelPage>
  );
}
