import { Link, Text } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { path } from '../../paths.ts';
import * as styles from './PlayCost.css.ts';
import { useOperator } from './use-operator.ts';

interface CostToChooseProps {
  /** The cost, shown once the operator is known. */
  children?: ReactNode;
}

/** Shown once for a list of files. Links to the settings while the viewer's operator is unknown. */
export function CostToChoose({ children = null }: CostToChooseProps) {
  const { t } = useTranslation('data-cost');
  const page = usePage();
  const operator = useOperator();
  if (!hasOperation(page, 'listOperators')) return null;
  return (
    <div className={styles.line}>
      <Text as="span" size="sm" tone="muted" leading="ui">
        {operator ? (
          children
        ) : (
          <Link href={path('settings')} tone="inherit">
            {t('choose')}
          </Link>
        )}
      </Text>
    </div>
  );
}
