import { ask } from '@parde/api-client/query';
import { formatToman, type PlanPrice, planPrice } from '@parde/domain';
import { Button, Heading, Notice, RenewIcon, Stack, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { useOpenModal } from '../../../app/modals/use-open-modal.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { readDebitSettings } from '../debit/debit-choice.ts';

/** A server that sells no single plan may still sell the subscription that renews itself. It has a price of its own. */
export function PlanByDebit({ price }: { price: PlanPrice }) {
  const { t } = useTranslation('purchase');
  const { api, facts } = usePage();
  const { locale, signedIn } = facts;
  const openModal = useOpenModal();
  const { data } = useQuery({ ...ask(api, 'getDebitSubscriptions'), enabled: signedIn });
  const fee = data && readDebitSettings(data).fee;
  const total = fee === undefined ? undefined : planPrice({ toman: fee })?.total;
  const isOther = fee !== undefined && fee !== price.price;
  const open = () => {
    openModal('direct-debit', { forSubscription: true }).catch(() => {
      // Pressing again retries.
    });
  };
  return (
    <Stack space="md">
      <Heading level={2} size="sm">
        {t('byDebit.title')}
      </Heading>
      {isOther ? (
        <Notice tone="warning" live="polite">
          {t('byDebit.other', { fee: formatToman(fee, locale) })}
        </Notice>
      ) : null}
      <Text>
        {total === undefined
          ? t('byDebit.costLater')
          : t('byDebit.cost', { total: formatToman(total, locale) })}{' '}
        {t('byDebit.first')}
      </Text>
      <Text>
        {t('byDebit.renews')} {t('byDebit.end')}
      </Text>
      <Button variant="primary" size="lg" fullWidth icon={<RenewIcon />} onClick={open}>
        {t(signedIn ? 'byDebit.go' : 'signInToPay')}
      </Button>
    </Stack>
  );
}
