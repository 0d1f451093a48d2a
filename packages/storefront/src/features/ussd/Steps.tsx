import { formatNumber } from '@parde/domain';
import { Notice, Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { useUserCheck } from '../../app/session/use-viewer.ts';
import type { ReadLink } from './read-link.ts';
import * as styles from './Ussd.css.ts';

export function Steps({ operator, operatorKey }: Pick<ReadLink, 'operator' | 'operatorKey'>) {
  const { t } = useTranslation('ussd');
  const viewersOperator = useUserCheck()?.operator;
  const { locale } = usePage().facts;
  const steps = [
    { text: t('dialFrom', { operator }), more: t('dialFromMore', { operator }) },
    { text: t('confirm'), more: t('confirmMore') },
    { text: t('comeBack'), more: t('comeBackMore') },
  ];
  const isElsewhere = viewersOperator != null && viewersOperator !== operatorKey;
  return (
    <>
      {isElsewhere ? (
        <Notice tone="warning" live="polite">
          {t('otherNetwork', { operator })}
        </Notice>
      ) : null}
      <ol className={styles.steps}>
        {steps.map(({ text, more }, index) => (
          <li key={text} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {formatNumber(index + 1, locale)}
            </span>
            <div>
              <Text weight="medium">{text}</Text>
              <Text size="sm" tone="muted">
                {more}
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
