import { matchRoutes } from 'react-router';
import * as v from 'valibot';
import { type CustomRow, findBuiltInPage } from '../route-table.ts';
import { idsOf, messages, svgPath, text } from './brand-values.server.ts';
import { formatIssues, wrongFields } from './format-issues.server.ts';
import { type Menu, type MenuOptions, menuIds, menuPlaces } from './menu.ts';
import { unknownName } from './nearest.ts';

const optionsSchema = v.strictObject({
  order: v.optional(v.array(text)),
  hide: v.optional(v.array(text)),
  add: v.optional(
    v.array(
      v.strictObject({
        id: text,
        label: messages,
        href: v.pipe(
          v.string(),
          v.regex(
            /^(?:\/(?![/\\])|https:\/\/[^/])/,
            'must be a page of this site, such as /club, or begin with https://',
          ),
        ),
        icon: v.optional(svgPath),
        places: v.pipe(v.array(v.picklist(menuPlaces)), v.minLength(1, 'must name a place')),
      }),
    ),
  ),
});

export const menuSchema = v.custom<Menu>(
  (menu) => v.is(v.object({ options: v.unknown(), arrange: v.function() }), menu),
  'must be made by defineMenu',
);

/** Returns one line per mistake: its field and the problem. */
export function menuMistakes({ options }: Menu, pages: readonly CustomRow[] | undefined): string[] {
  const { issues } = v.safeParse(optionsSchema, options);
  const wrong = wrongFields(issues);
  const { order, hide, add } = options;
  const added = idsOf(add);
  return [
    ...formatIssues(issues),
    ...namesOf({
      // If the added items are malformed, the order may name one of them, so it is not checked.
      order: wrong.has('order') || !added ? [] : (order ?? []),
      hide: wrong.has('hide') ? [] : (hide ?? []),
      added: added ?? [],
    }),
    ...(wrong.has('add') ? [] : [...iconsOf(options), ...addressesOf(options, pages)]),
  ];
}

interface Names {
  readonly order: readonly string[];
  readonly hide: readonly string[];
  readonly added: readonly string[];
}

function namesOf({ order, hide, added }: Names): string[] {
  const own = menuIds();
  const unknown = (field: string, names: readonly string[], known: readonly string[]) =>
    names.flatMap((name, index) =>
      known.includes(name) ? [] : [`${field}.${index} ${unknownName(name, known)}`],
    );
  return [
    ...unknown('order', order, [...own, ...added]),
    ...unknown('hide', hide, own),
    ...added.flatMap((id, index) =>
      [...own, ...added.slice(0, index)].includes(id) ? [`add.${index}.id is taken: ${id}`] : [],
    ),
  ];
}

function iconsOf({ add = [] }: MenuOptions): string[] {
  return add.flatMap(({ icon, places }, index) =>
    icon === undefined && places.includes('bottom-bar')
      ? [`add.${index}.icon is missing: the bottom bar shows icons`]
      : [],
  );
}

/** If the brand's pages are malformed, an item may lead to one of them, so no address is checked. */
function addressesOf({ add = [] }: MenuOptions, pages: readonly CustomRow[] | undefined): string[] {
  if (!pages) return [];
  return add.flatMap(({ href }, index) => {
    const [pathname = ''] = href.split(/[?#]/, 1);
    const isThere =
      !href.startsWith('/') || findBuiltInPage(pathname) || matchRoutes([...pages], pathname);
    return isThere ? [] : [`add.${index}.href leads to no page of this site: ${href}`];
  });
}
