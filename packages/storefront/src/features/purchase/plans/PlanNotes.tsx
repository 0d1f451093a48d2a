import { advertisedEpisodes } from '@parde/domain';
import { CheckIcon, Inline, Link, Text } from '@parde/ui';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { useViewer } from '../../../app/session/use-viewer.ts';
import { useBrand } from '../../../brand/brand-context.tsx';
import * as styles from './PlanNotes.css.ts';

/** What every plan brings. */
export function PlanFeatures() {
  const { t } = useTranslation('purchase');
  const features = [t('episodes', { count: advertisedEpisodes }), t('downloads'), t('halfPrice')];
  return (
    <ul className={styles.features} aria-label={t('features')}>
      {features.map((feature) => (
        <li key={feature}>
          <Inline space="xs" align="center" wrap={false}>
            <span className={styles.tick}>
              <CheckIcon />
            </span>
            {feature}
          </Inline>
        </li>
      ))}
    </ul>
  );
}

/** What else is to be known before one is chosen. */
export function PlanNotes() {
  const { t } = useTranslation('purchase');
  const { plusCatalogue } = useBrand();
  const { locale } = usePage().facts;
  const { fullRateOperators } = useViewer();
  const catalogue = plusCatalogue?.name[locale];
  return (
    <>
      {plusCatalogue && catalogue !== undefined ? (
        <Text size="sm" tone="muted" leading="ui">
          {t('catalogueOnly', { catalogue })}{' '}
          <Link href={plusCatalogue.href}>{t('openCatalogue', { catalogue })}</Link>
        </Text>
      ) : null}
      {fullRateOperators === undefined ? null : (
        <Text size="sm" tone="muted" leading="ui">
          {t('fullRate', { operators: fullRateOperators })}
        </Text>
      )}
    </>
  );
}
