import { formatToman } from '@parde/domain';
import { Stack, Switch } from '@parde/ui';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { vatOf } from '../../../brand/money.ts';
import type { DebitForm } from './use-debit-form.ts';

/** The renewal of the subscription, and every other purchase. */
export function PaidAutomatically({ form }: { form: DebitForm }) {
  const { t } = useTranslation('direct-debit');
  const { brand, facts } = usePage();
  const { choice, change, view } = form;
  const { fee, days } = view;
  const price = { fee: formatToman(fee, facts.locale), share: vatOf(brand) / 100 };
  return (
    <Stack space="sm">
      <Switch
        label={t('subscription')}
        // Without a subscription, the first renewal is due at once.
        hint={days > 0 ? t('renewedAfter', { ...price, count: days }) : t('renewedNow', price)}
        checked={choice.subscription}
        onChange={({ target }) => change({ subscription: target.checked })}
      />
      <Switch
        label={t('payAnything')}
        hint={t('payAnythingHint')}
        checked={choice.pay_anything}
        onChange={({ target }) => change({ pay_anything: target.checked })}
      />
    </Stack>
  );
}
