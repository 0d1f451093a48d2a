import type { Title } from '../catalogue/title.ts';
import { irancell, mci, rightel } from '../site/operators.ts';

/** A viewer's mobile operator and its rules. */
export type Operator = {
  key: 'mci' | 'irancell' | 'rightel';
  name_fa: string;
  name_en: string;
  /** True if customers watch the subscription's titles without a subscription, at the full data rate. */
  fullRate: boolean;
  /** The start of the USSD codes by which the operator sells on the phone bill, or null. */
  ussdPrefix: string | null;
};

type Range = { prefix: string; operator: Operator };

/**
 * Address blocks reserved for documentation and benchmarks (RFC 5737, RFC 2544), so that no real viewer matches.
 * Tests use these addresses in X-Forwarded-For.
 */
const ranges: readonly Range[] = [
  {
    prefix: '198.51.100.',
    operator: { ...mci, fullRate: true, ussdPrefix: null },
  },
  {
    prefix: '203.0.113.',
    operator: { ...irancell, fullRate: true, ussdPrefix: null },
  },
  {
    prefix: '198.18.0.',
    operator: { ...rightel, fullRate: false, ussdPrefix: '*780*' },
  },
];

export function operatorAt(address: string): Operator | null {
  return ranges.find(({ prefix }) => address.startsWith(prefix))?.operator ?? null;
}

/** True if the operator's network alone opens a title. */
export function opensByOperator(
  operator: Operator | null,
  { access }: Pick<Title, 'access'>,
): boolean {
  if (!operator) return false;
  return access === 'operator' || (access === 'subscription' && operator.fullRate);
}
