import { Container, Heading, Notice, Stack } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { definePage } from '../app/page/define-page.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { useBrand } from '../brand/brand-context.tsx';
import { LoginForm } from '../features/login/LoginForm.tsx';
import { path } from '../paths.ts';
import * as styles from './login.css.ts';

const load = definePage({
  namespace: 'login',
  async data() {},
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { brand: brand.name[facts.locale] }),
  }),
});

export const loader = load;
export const clientLoader = load;

export { pageMeta as meta } from '../app/page/page-meta.ts';
export { PageError as ErrorBoundary } from '../shell/PageError.tsx';

/** Without a target the viewer goes home. */
export default function LoginScreen() {
  const { t } = useTranslation('login');
  const { locale } = usePage().facts;
  const brand = useBrand();
  const [search] = useSearchParams();
  return (
    <div className={styles.place}>
      <Container width="form">
        <div className={styles.panel}>
          <Stack space="lg">
            <span className={styles.mark}>
              <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={brand.logoPath} fill="currentcolor" />
              </svg>
            </span>
            <Stack space="sm">
              <Heading level={1} size="lg">
                {t('title', { brand: brand.name[locale] })}
              </Heading>
              <noscript>
                <Notice tone="warning">{t('needsScript')}</Notice>
              </noscript>
              <LoginForm after={{ kind: 'page', path: search.get('redirect') ?? path('home') }} />
            </Stack>
          </Stack>
        </div>
      </Container>
    </div>
  );
}
