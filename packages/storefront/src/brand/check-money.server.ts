import { maxCharge } from '@parde/domain';
import * as v from 'valibot';
import type { Money } from './money.ts';

const amount = v.pipe(
  v.number(),
  v.integer('must be whole toman'),
  v.minValue(1, 'must be more than nothing'),
  v.maxValue(maxCharge, `must be at most ${maxCharge}`),
);
const percent = 'must be a whole number from 1 to 100';

export const moneySchema: v.GenericSchema<Money> = v.strictObject({
  vatPercent: v.optional(
    v.pipe(v.number(), v.integer(percent), v.minValue(1, percent), v.maxValue(100, percent)),
  ),
  quickAmounts: v.optional(
    v.pipe(
      v.tupleWithRest([amount], amount),
      v.maxLength(6, 'must be six amounts at most'),
      v.check(
        (amounts) =>
          amounts.every((each, index) => index === 0 || each > (amounts[index - 1] ?? 0)),
        'must begin with the smallest',
      ),
    ),
  ),
});
