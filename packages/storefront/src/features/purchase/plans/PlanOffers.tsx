import type { Answer, Plan } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import {
  formatToman,
  monthPrice,
  type PlanPrice,
  planMonths,
  planPrice,
  sortByValue,
} from '@parde/domain';
import {
  Button,
  CheckIcon,
  PlanCard,
  Price,
  type PriceProps,
  RenewIcon,
  Stack,
  Text,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sellsPlans, sellsSubscriptions } from '../../../app/modals/has-modal.ts';
import { useModal } from '../../../app/modals/use-modal.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { Note } from '../../../app/parts/Note.tsx';
import { useSubscriptionSentence, useViewer } from '../../../app/session/use-viewer.ts';
import { vatOf } from '../../../brand/define-brand.ts';
import type { WantedTitle } from '../../../content-id.ts';
import { namePhrase, phrase, sentence } from '../../../names/phrases.ts';
import * as styles from './PlanOffers.css.ts';
import {
  discountBanner,
  PlanFeatures,
  PlanNotes,
  PlansSoldElsewhere,
  planSummary,
} from './plan-parts.tsx';

interface PlanOffersProps {
  onChoose: (planId: string) => void;
  /** The title to return to after paying. */
  wanted: WantedTitle | undefined;
  /** Heading level of the plans' names. */
  level: 2 | 3;
}

export function PlanOffers({ onChoose, level, wanted }: PlanOffersProps) {
  const page = usePage();
  const { subscribed } = useViewer().subscription;
  const sentence = useSubscriptionSentence();
  const openDirectDebit = useModal('direct-debit');
  const renewal = { forSubscription: true, ...(wanted && { title: wanted }) };
  return (
    <Stack space="lg">
      {subscribed ? (
        <p className={styles.left}>
          <CheckIcon />
          {sentence}
        </p>
      ) : null}
      <PlanFeatures />
      <Offers onChoose={onChoose} level={level} />
      <PlanNotes />
      {openDirectDebit ? <AutomaticRenewal onOpen={() => openDirectDebit(renewal)} /> : null}
      {sellsSubscriptions(page) ? null : <PlansSoldElsewhere />}
    </Stack>
  );
}

function AutomaticRenewal({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('purchase');
  const set = t('automaticSet');
  return (
    <div className={styles.renewal}>
      <span className={styles.renewalIcon}>
        <RenewIcon />
      </span>
      <div className={styles.renewalText}>
        <Text weight="strong" leading="ui">
          {t('automatic')}
        </Text>
        <Note leading="ui">{t('automaticMore')}</Note>
      </div>
      <Button label={t('automaticSetOf', { set, name: t('automatic') })} onClick={onOpen}>
        {set}
      </Button>
    </div>
  );
}

function Offers({ onChoose, level }: Omit<PlanOffersProps, 'wanted'>) {
  const { t } = useTranslation('purchase');
  const { data, error, refetch } = useQuery(ask(usePage().api, 'getPlans'));
  if (error && !data) {
    return (
      <Failed live="assertive" error={error} text={t('notLoaded')} onRetry={() => void refetch()} />
    );
  }
  if (!data) {
    return (
      <Text tone="muted">
        <span role="status">{t('wait')}</span>
      </Text>
    );
  }
  const { plans, best } = sortByValue(Object.entries(data.data));
  const featured = best ?? largestDiscount(data);
  return (
    <>
      {plans.length === 0 ? <Text>{t('none')}</Text> : null}
      <div className={styles.container}>
        <ul className={styles.offers}>
          {plans.map(([id, plan]) => (
            <li key={id} className={styles.offer}>
              <PlanOffer
                plan={plan}
                level={level}
                featured={id === featured}
                best={id === best}
                onChoose={() => onChoose(id)}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Returns the plan with the largest discount, for plans without a length. Undefined if nothing is discounted. */
function largestDiscount({ data }: Answer<'getPlans'>): string | undefined {
  const shares = Object.entries(data).map(
    ([id, { discount }]) => [id, discount?.discount_percent ?? 0] as const,
  );
  const largest = Math.max(0, ...shares.map(([, share]) => share));
  return largest === 0 ? undefined : shares.find(([, share]) => share === largest)?.[0];
}

interface PlanOfferProps {
  plan: Plan;
  level: 2 | 3;
  featured: boolean;
  /** True if the price of its month is the lowest. */
  best: boolean;
  onChoose: () => void;
}

/** A plan with an invalid price is shown but cannot be bought. */
function PlanOffer({ plan, level, featured, best, onChoose }: PlanOfferProps) {
  const { t } = useTranslation('purchase');
  const page = usePage();
  const { locale } = page.facts;
  const price = planPrice(plan, vatOf(page.brand));
  const banner = price && discountBanner(price, t);
  // The price of a month allows a comparison. The price to pay is below it, unless it is the same.
  const aMonth = (planMonths(plan.days) ?? 0) >= 1 ? monthPrice(plan) : undefined;
  const title = namePhrase(plan, locale);
  const summary = planSummary(plan, locale);
  const action = sellsPlans(page) ? 'choose' : 'howToPay';
  const label = t(price ? action : 'notSold');
  return (
    <PlanCard
      title={title}
      level={level}
      price={
        price ? (
          <LargePrice price={price} aMonth={aMonth} />
        ) : (
          <Text tone="muted">{t('noPrice')}</Text>
        )
      }
      features={summary ? [phrase(summary, locale)] : []}
      featured={featured}
      {...(banner !== undefined && { badge: banner })}
      {...(best && { mark: t('bestValue') })}
      {...(aMonth !== undefined && { note: t('aMonth') })}
      action={
        <Stack space="xs">
          {price ? <Total price={price} aMonth={aMonth} /> : null}
          {sellsSubscriptions(page) ? (
            <Button
              variant={featured ? 'primary' : 'secondary'}
              fullWidth
              disabled={!price}
              label={sentence(title, (name) => t('chooseOf', { name, action: label }))}
              onClick={onChoose}
            >
              {label}
            </Button>
          ) : null}
        </Stack>
      }
    />
  );
}

interface AmountsProps {
  price: PlanPrice;
  aMonth: number | undefined;
}

const isToPay = ({ price, aMonth }: AmountsProps) => (aMonth ?? price.price) === price.price;

function LargePrice(amounts: AmountsProps) {
  const { price, aMonth = price.price } = amounts;
  const { locale } = usePage().facts;
  if (isToPay(amounts)) return <PriceToPay size="lg" price={price} />;
  return <Price size="lg" amount={formatToman(aMonth, locale)} />;
}

/** The price to pay, unless it is the large price. */
function Total(amounts: AmountsProps) {
  const { t } = useTranslation('purchase');
  const { brand } = usePage();
  return (
    <div>
      {isToPay(amounts) ? null : <PriceToPay price={amounts.price} />}
      {vatOf(brand) === 0 ? null : (
        <Note leading="ui">{t('vat', { share: vatOf(brand) / 100 })}</Note>
      )}
    </div>
  );
}

/** The price beside the price before the discount. */
function PriceToPay({
  price: { price, before },
  size,
}: Pick<PriceProps, 'size'> & { price: PlanPrice }) {
  const { t } = useTranslation('purchase');
  const { locale } = usePage().facts;
  const previous = before && { amount: formatToman(before, locale), label: t('instead') };
  return (
    <Price
      amount={formatToman(price, locale)}
      {...(size && { size })}
      {...(previous && { before: previous })}
    />
  );
}
