import { advertisedEpisodes } from '@parde/domain';
import { CheckIcon, Inline, Link, Stack, Text } from '@parde/ui';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { useViewer } from '../../../app/session/use-viewer.ts';
import { useBrand } from '../../../brand/brand-context.tsx';
import * as styles from './PlanNotes.css.ts';

export function PlanNotes() {
  const { t } = useTranslation('purchase');
  const { plusCatalogue } = useBrand();
  const { locale } = usePage().facts;
  const { fullRateOperators } = useViewer();
  const features = [t('episodes', { count: advertisedEpisodes }), t('downloads'), t('halfPrice')];
  const catalogue = plusCatalogue?.name[locale];
  return (
    <Stack space="md">
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
      <Stack space="xs">
        {plusCatalogue && catalogue !== undefined ? (
          <Text size="sm" tone="muted">
            {t('catalogueOnly', { catalogue })}{' '}
            <Link href={plusCatalogue.href}>{t('openCatalogue', { catalogue })}</Link>
          </Text>
        ) : null}
        {fullRateOperators === undefined ? null : (
          <Text size="sm" tone="muted">
            {t('fullRate', { operators: fullRateOperators })}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
