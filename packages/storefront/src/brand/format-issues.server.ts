import * as v from 'valibot';

/** Each as `themeColor.light must be a colour like #1a2b3c, and is "blue"`. */
export function sayIssues(issues: readonly v.BaseIssue<unknown>[] = []): string[] {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'brand'} ${said(issue)}`);
}

/** The first part of each issue's path: the fields whose values nothing more can be said of. */
export function wrongFields(issues: readonly v.BaseIssue<unknown>[] = []): ReadonlySet<unknown> {
  return new Set(issues.map(({ path }) => path?.[0]?.key));
}

function said({ kind, type, expected, input, message }: v.BaseIssue<unknown>): string {
  // These say it in the library's words.
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
