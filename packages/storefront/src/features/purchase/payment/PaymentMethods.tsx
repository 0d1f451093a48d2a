import { ask } from '@parde/api-client/query';
import { RadioGroup, type RadioOption, Skeleton } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';

const walletMethod = 'wallet';

interface PaymentMethodsProps {
  value: string | undefined;
  onChange: (method: string) => void;
}

export function PaymentMethods({ value, onChange }: PaymentMethodsProps) {
  const { t } = useTranslation('purchase');
  const { api, facts } = usePage();
  const { locale, signedIn } = facts;
  const gateways = useQuery(ask(api, 'getGateways'));
  const credit = useQuery({ ...ask(api, 'getWallet'), enabled: signedIn }).data?.my_credit;
  if (gateways.error) {
    return <Failed text={t('methodsNotLoaded')} onRetry={() => void gateways.refetch()} />;
  }
  if (!gateways.data) return <Skeleton shape="control" />;
  const options: RadioOption[] = gateways.data.map(({ id, name_fa, name_en }) => ({
    value: id,
    label: <bdi>{locale === 'en' ? (name_en ?? name_fa) : name_fa}</bdi>,
  }));
  if (signedIn) {
    options.push({
      value: walletMethod,
      label: t('wallet'),
      ...(credit !== undefined && { hint: t('credit', { credit }) }),
    });
  }
  return <RadioGroup label={t('method')} options={options} value={value} onChange={onChange} />;
}

/** The chosen method, else the server's default. */
export function usePaymentMethod(chosen: string | undefined): string | undefined {
  const { api } = usePage();
  const { data = [] } = useQuery(ask(api, 'getGateways'));
  return chosen ?? (data.find((gateway) => gateway.default) ?? data[0])?.id;
}
