import * as v from 'valibot';
import type { Brand } from './define-brand.ts';

const time = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 02:00'),
);
const hours = v.pipe(
  v.strictObject({ from: time, to: time }),
  v.check(({ from, to }) => from !== to, 'must end at another time than they begin'),
);

export const keepingSchema: v.GenericSchema<NonNullable<Brand['keeping']>> = v.strictObject({
  cheapHours: v.tupleWithRest([hours], hours),
});
