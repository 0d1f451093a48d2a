import type { PhrasesData } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { costMessages } from './cost-messages.ts';
import { useOperator } from './use-operator.ts';

/**
 * Returns a function that formats the cost of the given bytes. Its result is empty until the viewer's operator is
 * known, which reserves room, and undefined if the cost will never be known. The namespace `data-cost` must be
 * loaded.
 */
export function useCostOf(): (bytes: number | undefined) => PhrasesData | undefined {
  const { t } = useTranslation('data-cost');
  const page = usePage();
  const operator = useOperator();
  return (bytes) => {
    if (bytes === undefined || !hasOperation(page, 'listOperators')) return undefined;
    return operator ? costMessages(bytes, operator, page.facts.locale, t) : '';
  };
}
