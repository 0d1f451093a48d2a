import { ask } from '@parde/api-client/query';
import { formatToman, type PlanPrice, planPrice } from '@parde/domain';
import { Button, Heading, Notice, RenewIcon, Stack, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { useOpenModal } from '../../../app/modals/use-open-modal.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { vatOf } from '../../../brand/money.ts';

/** A server that sells no single plan may still sell the subscription that renews itself. It has a price of its own. */
export function PlanByDebit({ price }: { price: PlanPrice }) {
  const { t } = useTranslation('plan-by-debit');
  const { api, brand, facts } = usePage();
  const { locale, signedIn } = facts;
  const openModal = useOpenModal();
  const { data } = useQuery({ ...ask(api, 'getDebitSubscriptions'), enabled: signedIn });
  const debit = data && planPrice({ toman: data.subscribe_fee }, vatOf(brand));
  const open = () => {
    openModal('direct-debit', { forSubscription: true }).catch(() => {
      // Pressing again retries.
    });
  };
  return (
    <Stack space="md">
      <Heading level={2} size="sm">
        {t('title')}
      </Heading>
      {debit && debit.price !== price.price ? (
        <Notice tone="warning" live="polite">
          {t('other', { fee: formatToman(debit.price, locale) })}
        </Notice>
      ) : null}
      <Text>
        {debit ? t('cost', { total: formatToman(debit.total, locale) }) : t('costLater')}{' '}
        {t('first')}
      </Text>
      <Text>
        {t('renews')} {t('end')}
      </Text>
      <Button variant="primary" size="lg" fullWidth icon={<RenewIcon />} onClick={open}>
        {t(signedIn ? 'go' : 'signIn')}
      </Button>
    </Stack>
  );
}
