import { ask } from '@parde/api-client/query';
import { Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { prefetch } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { accountPage } from '../../features/account/index.ts';
import {
  HalfPriceExample,
  MessagePart,
  MessageParts,
  OperatorTable,
  Points,
  prefetchCustomText,
  showsCustomText,
  TextPage,
  TextScreen,
  useCustomText,
  ViewerOperator,
} from '../../features/text-pages/index.ts';

export default accountPage({
  namespace: 'texts',
  // The operators may fail without failing the page.
  data: (page) =>
    showsCustomText(page, 'internet')
      ? prefetchCustomText(page, 'internet')
      : prefetch(page, ask(page.api, 'listOperators')),
  meta: (_data, t) => ({
    title: t('title', { name: t('internet') }),
    description: t('internetDescription'),
  }),
  Screen: InternetScreen,
});

function InternetScreen() {
  return showsCustomText(usePage(), 'internet') ? <CustomText /> : <Operators />;
}

function CustomText() {
  return <TextScreen name="internet" {...useCustomText('internet')} />;
}

function Operators() {
  const { t } = useTranslation('texts');
  return (
    <TextPage title={t('internet')} note={<Text measure>{t('internetText')}</Text>}>
      <MessageParts>
        <ViewerOperator />
        <MessagePart title={t('operators')}>
          <OperatorTable />
        </MessagePart>
        <MessagePart title={t('example')}>
          <Text measure>{t('exampleText')}</Text>
          <HalfPriceExample />
        </MessagePart>
        <MessagePart title={t('conditions')}>
          <Points
            sentences={(['vpn', 'network', 'subscription'] as const).map((each) =>
              t(`condition.${each}`),
            )}
          />
          <Text measure>{t('beforePlay')}</Text>
        </MessagePart>
      </MessageParts>
    </TextPage>
  );
}
