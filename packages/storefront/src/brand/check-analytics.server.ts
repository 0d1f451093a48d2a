import * as v from 'valibot';
import type { Analytics, AnalyticsOptions } from './analytics.ts';
import { formatIssues } from './format-issues.server.ts';

/** An origin as CSP lists it: no path, no wildcard, no keyword. */
const origin = v.pipe(
  v.string(),
  v.check(
    (text) => text.startsWith('https://') && URL.parse(text)?.origin === text,
    'must be an origin such as https://stats.example',
  ),
);

const optionsSchema: v.GenericSchema<AnalyticsOptions> = v.strictObject({
  origins: v.array(origin),
  consent: v.picklist(['ask', 'not-needed'], 'must be ask or not-needed'),
  start: v.custom<AnalyticsOptions['start']>(
    (start) => typeof start === 'function',
    'must import the collector',
  ),
});

export const analyticsSchema = v.custom<Analytics>(
  (analytics) => v.is(v.object({ options: v.unknown(), begin: v.function() }), analytics),
  'must be made by defineAnalytics',
);

/** Returns one line per mistake: its field and the problem. */
export function analyticsMistakes({ options }: Analytics): string[] {
  return formatIssues(v.safeParse(optionsSchema, options).issues);
}
