import { askPages } from '@parde/api-client/query';
import { Heading } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { prefetchPages } from '../../app/page/queries.ts';
import { accountPage } from '../../features/account/index.ts';
import { PaymentList } from '../../features/payments/index.ts';

export default accountPage({
  namespace: 'payments',
  // The payments may fail without failing the page.
  data: (page) => prefetchPages(page, askPages(page.api, 'listPayments')),
  meta: (_data, t) => ({ title: t('title') }),
  Screen: PaymentsScreen,
});

function PaymentsScreen() {
  const { t } = useTranslation('payments');
  return (
    <>
      <Heading level={1} size="lg">
        {t('payments')}
      </Heading>
      <PaymentList />
    </>
  );
}
