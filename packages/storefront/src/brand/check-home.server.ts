import * as v from 'valibot';
import { idsOf, messages, text } from './brand-values.server.ts';
import { formatIssues, wrongFields } from './format-issues.server.ts';
import { type Home, homeParts } from './home.ts';
import { unknownName } from './nearest.ts';

const from = v.union(
  [
    v.strictObject({ genre: text }),
    v.strictObject({ category: text }),
    v.strictObject({ list: text }),
    v.strictObject({
      sort: v.picklist(['newest', 'popular', 'rating']),
      type: v.optional(v.picklist(['movie', 'series'])),
    }),
  ],
  'must name a genre, a category, a list or a sort',
);

const optionsSchema = v.strictObject({
  order: v.optional(v.array(text)),
  hide: v.optional(v.array(text)),
  shelves: v.optional(v.array(v.strictObject({ id: text, title: messages, from }))),
});

export const homeSchema = v.custom<Home>(
  (home) => v.is(v.object({ options: v.unknown(), row: v.object({ load: v.function() }) }), home),
  'must be made by defineHome',
);

/** Returns one line per mistake: its field and the problem. */
export function homeMistakes({ options }: Home): string[] {
  const { issues } = v.safeParse(optionsSchema, options);
  const wrong = wrongFields(issues);
  const { order, hide, shelves } = options;
  const customIds = idsOf(shelves);
  return [
    ...formatIssues(issues),
    ...namesIn({
      // If the shelves are malformed, the order may name one of them, so it is not checked.
      order: wrong.has('order') || !customIds ? [] : (order ?? []),
      hide: wrong.has('hide') ? [] : (hide ?? []),
      customIds: customIds ?? [],
    }),
  ];
}

interface Names {
  readonly order: readonly string[];
  readonly hide: readonly string[];
  readonly customIds: readonly string[];
}

function namesIn({ order, hide, customIds }: Names): string[] {
  const unknown = (field: string, names: readonly string[], known: readonly string[]) =>
    names.flatMap((name, index) =>
      known.includes(name) ? [] : [`${field}.${index} ${unknownName(name, known)}`],
    );
  return [
    ...unknown('order', order, [...homeParts, ...customIds]),
    ...unknown('hide', hide, homeParts),
    ...customIds.flatMap((id, index) =>
      [...homeParts, ...customIds.slice(0, index)].includes(id)
        ? [`shelves.${index}.id is taken: ${id}`]
        : [],
    ),
  ];
}
