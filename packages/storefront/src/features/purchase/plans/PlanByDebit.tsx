import { ask } from '@parde/api-client/query';
import { formatToman, type PlanPrice, planPrice } from '@parde/domain';
import { Button, Heading, Notice, RenewIcon, Stack, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useModal } from '../../../app/modals/use-modal.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { vatOf } from '../../../brand/money.ts';
import type { WantedTitle } from '../../../content-id.ts';

/** Returns the price of one renewal. Only a signed-in viewer gets it. */
export function useDebitPrice(isWanted: boolean): PlanPrice | undefined {
  const { api, brand, facts } = usePage();
  const { data } = useQuery({
    ...ask(api, 'getDebitSubscriptions'),
    enabled: isWanted && facts.signedIn,
  });
  return data && planPrice({ toman: data.subscribe_fee }, vatOf(brand));
}

interface PlanByDebitProps {
  price: PlanPrice;
  wanted: WantedTitle | undefined;
}

/**
 * A server that sells no single plan may still sell the subscription with automatic renewal, which has its own price.
 */
export function PlanByDebit({ price, wanted }: PlanByDebitProps) {
  const { t } = useTranslation('plan-by-debit');
  const { locale, signedIn } = usePage().facts;
  const openDirectDebit = useModal('direct-debit');
  const debit = useDebitPrice(true);
  const open = () => openDirectDebit?.({ forSubscription: true, ...(wanted && { title: wanted }) });
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
