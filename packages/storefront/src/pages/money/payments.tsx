import { askPages } from '@parde/api-client/query';
import { Container, Heading, Stack } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { definePage } from '../../app/page/define-page.ts';
import { prefetchPages } from '../../app/page/queries.ts';
import { Sections } from '../../app/parts/Sections.tsx';
import { PaymentList } from '../../features/payments/index.ts';

export default definePage({
  namespace: 'payments',
  // The payments may fail without failing the page.
  data: (page) => prefetchPages(page, askPages(page.api, 'listPayments')),
  meta: (_data, t) => ({ title: t('title') }),
  Screen: PaymentsScreen,
});

function PaymentsScreen() {
  const { t } = useTranslation('payments');
  return (
    <Sections>
      <Container>
        <Stack space="lg">
          <Heading level={1} size="lg">
            {t('payments')}
          </Heading>
          <PaymentList />
        </Stack>
      </Container>
    </Sections>
  );
}
