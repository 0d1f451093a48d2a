import { ask } from '@parde/api-client/query';
import { Heading, Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { definePage } from '../../app/page/define-page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import * as styles from '../../features/text-pages/Internet.css.ts';
import {
  HalfPriceExample,
  OperatorTable,
  ViewerOperator,
} from '../../features/text-pages/Operators.tsx';
import { TextColumns } from '../../features/text-pages/TextColumns.tsx';
import { TextPage } from '../../features/text-pages/TextParts.tsx';
import {
  prefetchCustomText,
  showsCustomText,
  useCustomText,
} from '../../features/text-pages/use-text.ts';

export default definePage({
  namespace: 'texts',
  // The operators may fail without failing the page.
  data: (page) =>
    showsCustomText(page, 'internet')
      ? prefetchCustomText(page, 'internet')
      : page.queryClient.prefetchQuery(ask(page.api, 'listOperators')),
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { name: t('internet'), brand: brand.name[facts.locale] }),
    description: t('internetDescription', { brand: brand.name[facts.locale] }),
  }),
  Screen: InternetScreen,
});

function InternetScreen() {
  return showsCustomText(usePage(), 'internet') ? <CustomText /> : <Operators />;
}

function CustomText() {
  const { t } = useTranslation('texts');
  return (
    <TextPage title={t('internet')}>
      <TextColumns {...useCustomText('internet')} />
    </TextPage>
  );
}

function Operators() {
  const { t } = useTranslation('texts');
  return (
    <TextPage title={t('internet')} note={<Text measure>{t('internetText')}</Text>}>
      <div className={styles.parts}>
        <ViewerOperator />
        <section className={styles.part}>
          <Heading level={2} size="md">
            {t('operators')}
          </Heading>
          <OperatorTable />
        </section>
        <section className={styles.part}>
          <Heading level={2} size="md">
            {t('example')}
          </Heading>
          <Text measure>{t('exampleText')}</Text>
          <div className={styles.example}>
            <HalfPriceExample />
          </div>
        </section>
        <section className={styles.part}>
          <Heading level={2} size="md">
            {t('conditions')}
          </Heading>
          <ul className={styles.conditions}>
            {(['vpn', 'network', 'subscription'] as const).map((each) => (
              <li key={each}>{t(`condition.${each}`)}</li>
            ))}
          </ul>
          <Text measure>{t('beforePlay')}</Text>
        </section>
      </div>
    </TextPage>
  );
}
