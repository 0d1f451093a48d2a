import { cookieLifetimes, cookieNames } from '@parde/domain';
import { Button, Container, EmptyState } from '@parde/ui';
import { writeCookie } from '../app/browser/cookies.ts';
import { loadMessages } from '../app/i18n/messages.ts';
import { useTranslation } from '../app/i18n/use-translation.ts';
import { definePage } from '../app/page/define-page.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { Sections } from '../app/parts/Sections.tsx';
import { KidsHome } from '../features/kids/KidsHome.tsx';
import { loadKidsHome } from '../features/kids/load-kids-home.ts';
import { path } from '../paths.ts';

export default definePage({
  namespace: 'kids',
  async data(page, _params, url) {
    if (page.facts.kids === undefined) return;
    await Promise.all([loadMessages(page, 'kids-area'), loadKidsHome(page, url)]);
  },
  meta: (_data, t, { brand, facts, i18n }) => ({
    title: [
      facts.kids === undefined ? t('title') : i18n.t('title', { ns: 'kids-area' }),
      brand.name[facts.locale],
    ].join(' | '),
    hidden: true,
  }),
  Screen: KidsScreen,
});

function KidsScreen() {
  return usePage().facts.kids === undefined ? <SetUp /> : <KidsHome />;
}

function SetUp() {
  const { t } = useTranslation('kids');
  const isOn = usePage().facts.kids !== undefined;
  const leave = () => {
    writeCookie(cookieNames.kids, '0', cookieLifetimes.kidsLeft);
    window.location.assign(path('home'));
  };
  return (
    <Sections>
      <Container width="text">
        <EmptyState
          headingLevel={1}
          title={t('title')}
          text={t(isOn ? 'on' : 'off')}
          actions={
            <Button variant="primary" onClick={leave}>
              {t(isOn ? 'leave' : 'toHome')}
            </Button>
          }
        />
      </Container>
    </Sections>
  );
}
