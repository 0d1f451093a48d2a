import type { Plan } from '@parde/api-client';
import { planPrice } from '@parde/domain';
import { Button, PlanCard, Price, Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../app/page/Storefront.tsx';
import { nameOf } from '../../../words/names.ts';
import { discountBanner, planSummary, priceWords } from './plan-words.ts';

interface PlanOfferProps {
  plan: Plan;
  level: 2 | 3;
  featured: boolean;
  onChoose: () => void;
}

/** One plan to choose. One whose price makes no sense is shown and not sold. */
export function PlanOffer({ plan, level, featured, onChoose }: PlanOfferProps) {
  const { t } = useTranslation('purchase');
  const { locale } = usePage().facts;
  const price = planPrice(plan);
  const banner = price && discountBanner(price, t);
  const words = price && priceWords(price, locale, t);
  return (
    <PlanCard
      title={nameOf(plan, locale)}
      level={level}
      price={words ? <Price size="lg" {...words} /> : <Text tone="muted">{t('noPrice')}</Text>}
      features={[planSummary(plan, locale)]}
      featured={featured}
      {...(banner !== undefined && { badge: banner })}
      action={
        <Button
          variant={featured ? 'primary' : 'secondary'}
          fullWidth
          disabled={!words}
          onClick={onChoose}
        >
          {words ? t('choose', { price: words.amount }) : t('notSold')}
        </Button>
      }
    />
  );
}
