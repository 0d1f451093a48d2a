import { matchRoutes } from 'react-router';
import * as v from 'valibot';
import { type OwnRow, ourPage } from '../route-table.ts';
import { svgPath, text, words } from './brand-values.server.ts';
import { type Menu, type MenuOptions, menuIds, menuPlaces } from './menu.ts';
import { unknownName } from './nearest.ts';

const optionsSchema = v.strictObject({
  order: v.optional(v.array(text)),
  hide: v.optional(v.array(text)),
  add: v.optional(
    v.array(
      v.strictObject({
        id: text,
        label: words,
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

/** The field of each mistake, and what it is. */
export function menuMistakes({ options }: Menu, pages: readonly OwnRow[]): string[] {
  const result = v.safeParse(optionsSchema, options);
  if (!result.success) {
    return result.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
  }
  return [...namesOf(options), ...addressesOf(options, pages)];
}

function namesOf({ order = [], hide = [], add = [] }: MenuOptions): string[] {
  const own = menuIds();
  const added = add.map(({ id }) => id);
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
    ...add.flatMap(({ icon, places }, index) =>
      icon === undefined && places.includes('bottom-bar')
        ? [`add.${index}.icon is missing: the bottom bar shows icons`]
        : [],
    ),
  ];
}

function addressesOf({ add = [] }: MenuOptions, pages: readonly OwnRow[]): string[] {
  return add.flatMap(({ href }, index) => {
    const [pathname = ''] = href.split(/[?#]/, 1);
    const isThere = !href.startsWith('/') || ourPage(pathname) || matchRoutes([...pages], pathname);
    return isThere ? [] : [`add.${index}.href leads to no page of this site: ${href}`];
  });
}
