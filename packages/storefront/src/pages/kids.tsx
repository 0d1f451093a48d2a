import { cookieLifetimes, cookieNames } from '@parde/domain';
import { Button, Container, EmptyState } from '@parde/ui';
import { writeCookie } from '../app/browser/cookies.ts';
import { useTranslation } from '../app/i18n/use-translation.ts';
import { definePage } from '../app/page/define-page.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { Sections } from '../app/parts/Sections.tsx';
import { path } from '../paths.ts';

export default definePage({
  namespace: 'kids',
  async data() {},
  meta: (_data, t, { brand, facts }) => ({
    title: [t('title'), brand.name[facts.locale]].join(' | '),
    hidden: true,
  }),
  Screen: KidsScreen,
});

function KidsScreen() {
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
