import * as v from 'valibot';

/** Formats each issue as `themeColor.light must be a colour like #1a2b3c, and is "blue"`. */
export function formatIssues(issues: readonly v.BaseIssue<unknown>[] = []): string[] {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'brand'} ${formatIssue(issue)}`);
}

/** Returns the top-level fields that have issues. Further checks skip these fields. */
export function wrongFields(issues: readonly v.BaseIssue<unknown>[] = []): ReadonlySet<unknown> {
  return new Set(issues.map(({ path }) => path?.[0]?.key));
}

function formatIssue({ kind, type, expected, input, message }: v.BaseIssue<unknown>): string {
  // The library's own message for this issue is unclear.
  if (type === 'strict_object' && expected === 'never') {
    return 'is no field here: take it out, or see how it is written';
  }
  if (input === undefined && kind === 'schema') return 'is missing';
  const must = message.startsWith('Invalid ') ? `must be ${expected}` : message;
  const isPlain = input !== '' && ['string', 'number', 'boolean'].includes(typeof input);
  const written = isPlain ? JSON.stringify(input) : '';
  const isShort = written !== '' && written.length < 60;
  return isShort && must.startsWith('must ') ? `${must}, and is ${written}` : must;
}
