import * as v from 'valibot';
import { contentId } from '../content-id.ts';
import type { Support } from './define-brand.ts';

/** An object that names the nearest of its fields for an unknown one. */
export function strict<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected, input, message }) => {
    if (expected !== 'never') return message;
    const near = nearName(String(input), Object.keys(entries));
    return `is no field here: ${near === undefined ? 'take it out, or see how it is written' : `the nearest is ${near}`}`;
  });
}

/** A non-empty text, used by several fields of a brand. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));

/** The features of every plan, whose texts are the brand's own statements. */
export const planFeatures: readonly string[] = [
  ...['purchase:episodes', 'purchase:downloads', 'purchase:halfPrice', 'purchase:halfPriceBut'],
  ...['home-late:episodes_one', 'home-late:episodes_other'],
  ...['home-late:downloads', 'home-late:halfPrice'],
];

/** `textsInUnknownLanguages` checks which other languages are allowed. */
export const messages = v.objectWithRest({ fa: text, en: text }, text);

export const svgPath = v.pipe(
  v.string(),
  v.regex(/^[Mm][\d\s.,A-Za-z-]+$/, 'must be the data of an SVG path'),
);

/** The ids, referrals and the bank, which environment variables override. */
export const id = v.pipe(
  v.string(),
  v.regex(contentId, 'must be an id of letters, digits, dashes'),
);
export const referral = v.pipe(v.string(), v.regex(/^\d{1,18}$/, 'must be 1 to 18 digits'));
export const bank = v.pipe(
  v.string(),
  v.regex(/^\d{3}$/, 'must be the three digits of a bank, such as 012'),
);

const uuid = v.pipe(
  v.string(),
  v.uuid('must be an id such as 1b4e28ba-2fa1-11d2-883f-0016d3cca427'),
);
const local = String.raw`https?://(?:[a-z\d-]+\.)*localhost(?::\d{1,5})?`;
const name = String.raw`(?:[a-z\d-]+\.)+[a-z\d-]+(?::\d{1,5})?`;

const address = v.pipe(
  v.string(),
  v.regex(
    new RegExp(String.raw`^(?:https://${name}|${local})/[^\s,;'"]+$`),
    'must be the address of a script, such as https://chat.example/widget.js',
  ),
);
const host = v.pipe(
  v.string(),
  v.regex(
    new RegExp(String.raw`^(?:https://(?:\*\.)?${name}|${local})$`),
    'must be like https://cdn.chat.example or https://*.chat.example',
  ),
);

export const supportSchema: v.GenericSchema<Support> = v.variant(
  'provider',
  [
    strict({
      provider: v.literal('goftino'),
      id: v.pipe(v.string(), v.regex(/^[\da-z]{4,32}$/i, 'must be letters and digits')),
    }),
    strict({ provider: v.picklist(['raychat', 'crisp']), id: uuid }),
    strict({
      provider: v.literal('custom'),
      id: address,
      hosts: v.optional(v.array(host)),
      inlineStyles: v.optional(v.boolean('must be true or false')),
    }),
  ],
  'must be goftino, raychat, crisp or custom',
);

const named = v.array(v.looseObject({ id: v.string() }));

/** Returns the ids of the brand's own items or shelves, or undefined if the value is malformed. */
export function idsOf(items: unknown = []): readonly string[] | undefined {
  const { success, output } = v.safeParse(named, items);
  return success ? output.map(({ id }) => id) : undefined;
}

/** Checks that a define function made the value, by some of its fields. */
export function madeBy<Made>(name: string, fields: v.ObjectEntries) {
  return v.custom<Made>((value) => v.is(v.object(fields), value), `must be made by ${name}`);
}

/** Formats each issue as `themeColor.light must be a colour like #1a2b3c, and is "blue"`. */
export function formatIssues(issues: readonly v.BaseIssue<unknown>[] = []): string[] {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'brand'} ${formatIssue(issue)}`);
}

/** Returns the top-level fields that have issues. Further checks skip these fields. */
export function wrongFields(issues: readonly v.BaseIssue<unknown>[] = []): ReadonlySet<unknown> {
  return new Set(issues.map(({ path }) => path?.[0]?.key));
}

/** The words for the library's names of types. */
const plain: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  string: 'a text',
  number: 'a number',
};

function formatIssue({ kind, expected, input, message }: v.BaseIssue<unknown>): string {
  if (input === undefined && kind === 'schema') return 'is missing';
  const must = message.startsWith('Invalid ')
    ? `must be ${plain[expected ?? ''] ?? expected}`
    : message;
  const isPlain = input !== '' && ['string', 'number', 'boolean'].includes(typeof input);
  const written = isPlain ? JSON.stringify(input) : '';
  const isShort = written !== '' && written.length < 60;
  return isShort && must.startsWith('must ') ? `${must}, and is ${written}` : must;
}

interface Arrangement {
  readonly order?: readonly string[] | undefined;
  readonly hide?: readonly string[] | undefined;
}

/** Checks the names by which a brand arranges its menu or home page. `added` are the names of its own items. */
export function arrangementMistakes(
  { order = [], hide = [] }: Arrangement,
  builtIn: readonly string[],
  added: { readonly field: string; readonly ids: readonly string[] | undefined },
  wrong: ReadonlySet<unknown>,
): string[] {
  const ids = added.ids ?? [];
  const unknown = (field: string, names: readonly string[], known: readonly string[]) =>
    names.flatMap((name, index) =>
      known.includes(name) ? [] : [`${field}.${index} ${unknownName(name, known)}`],
    );
  return [
    // If the added items are malformed, the order may name one of them, so it is not checked.
    ...(wrong.has('order') || !added.ids ? [] : unknown('order', order, [...builtIn, ...ids])),
    ...(wrong.has('hide') ? [] : unknown('hide', hide, builtIn)),
    ...ids.flatMap((id, index) =>
      [...builtIn, ...ids.slice(0, index)].includes(id)
        ? [`${added.field}.${index}.id is taken: ${id}`]
        : [],
    ),
  ];
}

/**
 * Suggests the nearest known name for a mistyped one. All names are listed only if none is near, because a long list
 * is hard to search.
 */
export function unknownName(name: string, known: readonly string[]): string {
  const near = nearName(name, known);
  const help = near === undefined ? `there are ${known.join(', ')}` : `the nearest is ${near}`;
  return `must be a name that there is, and is "${name}"; ${help}`;
}

/** Returns the nearest name, if at most half of the letters differ. */
function nearName(name: string, known: readonly string[]): string | undefined {
  const near = nearest(name, known);
  return near !== undefined && changesBetween(name, near) <= name.length / 2 ? near : undefined;
}

/** Returns the name with the smallest edit distance. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  let found: string | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const each of names) {
    const changes = changesBetween(name, each);
    if (changes < fewest) [found, fewest] = [each, changes];
  }
  return found;
}

/** Computes the Levenshtein distance row by row. */
function changesBetween(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (let at = 1; at < above.length; at++) {
      const [left = 0, over = 0, before = 0] = [current[at - 1], above[at], above[at - 1]];
      current.push(Math.min(left + 1, over + 1, before + (letter === to[at - 1] ? 0 : 1)));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}
