import { showUssd, type TitleAction } from '@parde/domain';
import { ButtonLink, CardIcon, PhoneIcon, Stack, Text } from '@parde/ui';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import type { WantedTitle } from '../../../content-id.ts';
import { plansPath } from '../../../paths.ts';
import { AskSupport } from '../payment/AskSupport.tsx';

interface OtherWaysProps {
  actions: readonly TitleAction[];
  wanted: WantedTitle | undefined;
}

/** In place of the ways to pay, before a server that takes no single purchases. */
export function OtherWays({ actions, wanted }: OtherWaysProps) {
  const { t } = useTranslation('purchase');
  const { brand, facts } = usePage();
  const ussd = actions.find((action) => action.kind === 'ussd');
  const maySubscribe = wanted && actions.some(({ kind }) => kind === 'subscribe');
  return (
    <Stack space="md">
      <Text>{t('elsewhere.item')}</Text>
      {ussd ? (
        <ButtonLink href={ussd.address} variant="primary" fullWidth icon={<PhoneIcon />}>
          {t('elsewhere.ussd')} <bdi dir="ltr">{showUssd(ussd, facts.locale)}</bdi>
        </ButtonLink>
      ) : null}
      {maySubscribe ? (
        <ButtonLink
          href={plansPath(wanted)}
          variant={ussd ? 'secondary' : 'primary'}
          fullWidth
          icon={<CardIcon />}
        >
          {t('title')}
        </ButtonLink>
      ) : null}
      {ussd || maySubscribe ? null : (
        <AskSupport text={t('elsewhere.itemAsk', { brand: brand.name[facts.locale] })} />
      )}
    </Stack>
  );
}
