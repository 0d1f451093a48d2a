import { Button, Container, EmptyState } from '@parde/ui';
import { useTranslation } from '../app/i18n/use-translation.ts';
import { definePage } from '../app/page/define-page.ts';
import { Sections } from '../app/parts/Sections.tsx';
import { kidsMode } from '../app/settings/kids-mode.ts';
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
  const [isOn, changeKidsMode] = kidsMode.useSetting();
  const leave = () => {
    changeKidsMode(false);
    // A new document: the early script lets it through now.
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
