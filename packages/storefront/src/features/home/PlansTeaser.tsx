import { ask } from '@parde/api-client/query';
import { formatToman, planPrice } from '@parde/domain';
import { ButtonLink, CheckIcon, Container, Heading, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { usePlanFeatures } from '../../app/session/plan-claims.ts';
import { useViewer } from '../../app/session/use-viewer.ts';
import { vatOf } from '../../brand/define-brand.ts';
import { path } from '../../paths.ts';
import * as styles from './PlansTeaser.css.ts';

/** Also shown if there are no prices. */
export function PlansTeaser() {
  const { t } = useTranslation('home-late');
  const { api, brand, facts } = usePage();
  const { subscription } = useViewer();
  const { data } = useQuery(when(!subscription.subscribed, ask(api, 'getPlans')));
  const features = usePlanFeatures();
  if (subscription.subscribed) return null;
  const prices = Object.values(data?.data ?? {}).flatMap((plan) => {
    const price = planPrice(plan);
    return price ? [price.price] : [];
  });
  return (
    <Container as="section">
      <div className={styles.stage}>
        <div className={styles.textBlock}>
          <Heading level={2}>{t('plansTitle')}</Heading>
          <Text tone="muted" measure>
            {t('plansText')}
          </Text>
          {features.length > 0 ? (
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature} className={styles.feature}>
                  <span className={styles.sign}>
                    <CheckIcon />
                  </span>
                  {feature}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <div className={styles.offer}>
          {prices.length > 0 ? (
            <Text size="xl" weight="strong">
              {t(vatOf(brand) === 0 ? 'fromWithVat' : 'from', {
                price: formatToman(Math.min(...prices), facts.locale),
              })}
            </Text>
          ) : null}
          <ButtonLink href={path('plans')} variant="primary" size="lg">
            {t('seePlans')}
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}
