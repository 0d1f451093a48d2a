import { generatePath, matchRoutes } from 'react-router';
import * as v from 'valibot';
import { type CustomRow, findBuiltInPage, routeTable } from '../route-table.ts';
import type { Analytics, AnalyticsOptions } from './analytics.ts';
import {
  arrangementMistakes,
  formatIssues,
  idsOf,
  madeBy,
  messages,
  strict,
  svgPath,
  text,
  unknownName,
  wrongFields,
} from './check-shared.server.ts';
import { fixedPages } from './define-brand.ts';
import { type Home, homeParts } from './home.ts';
import { type Menu, type MenuOptions, menuIds, menuPlaces } from './menu.ts';
import { type Parts, partNames } from './parts.ts';

/** The tags that pages and documents write themselves. */
const ownTags =
  /^(?:title|description|viewport|theme-color|robots|referrer|og:(?:title|site_name|locale|type|description|url|image)(?::.+)?)$/i;
const tagName = v.pipe(
  v.string(),
  v.regex(/^[a-z][\w.:-]*$/i, 'must be a name such as google-site-verification'),
  v.check(
    (name) => !ownTags.test(name),
    ({ input }) => `is "${input}", a tag that pages write themselves: take it out`,
  ),
);
const link = strict({
  rel: v.picklist(
    ['author', 'license', 'me', 'publisher'],
    'must be author, license, me or publisher',
  ),
  href: v.pipe(
    v.string(),
    v.regex(/^(?:https:\/\/|mailto:)\S+$/, 'must begin with https:// or mailto:'),
  ),
});
const property = strict({ property: tagName, content: text });
const meta = v.pipe(
  strict({ name: tagName, content: text }),
  v.forward(
    v.check(
      ({ name, content }) => name !== 'apple-itunes-app' || /^app-id=\d+/.test(content),
      'must be like app-id=123456789',
    ),
    ['content'],
  ),
);

const noKind = v.never(
  'must have name and content, property and content, or rel and href; a script cannot be added',
);

export const headSchema = v.array(
  v.lazy<typeof link | typeof property | typeof meta | typeof noKind>((tag) => {
    const has = (field: string) => v.is(v.object({ [field]: v.unknown() }), tag);
    return (has('rel') && link) || (has('property') && property) || (has('name') ? meta : noKind);
  }),
);

/** An origin as CSP lists it: no path, no wildcard, no keyword. */
const origin = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text,
    'must be an origin such as https://stats.example',
  ),
);

const analyticsOptions: v.GenericSchema<AnalyticsOptions> = strict({
  origins: v.array(origin),
  consent: v.picklist(['ask', 'not-needed'], 'must be ask or not-needed'),
  start: v.custom<AnalyticsOptions['start']>(
    (start) => typeof start === 'function',
    'must import the collector',
  ),
});

export const analyticsSchema = madeBy<Analytics>('defineAnalytics', {
  options: v.unknown(),
  begin: v.function(),
});

/** Returns one line per mistake: its field and the problem. So do the other functions of this module. */
export function analyticsMistakes({ options }: Analytics): string[] {
  return formatIssues(v.safeParse(analyticsOptions, options).issues);
}

const from = v.union(
  [
    strict({ genre: text }),
    strict({ category: text }),
    strict({ list: text }),
    strict({
      sort: v.picklist(['newest', 'popular', 'rating']),
      type: v.optional(v.picklist(['movie', 'series'])),
    }),
  ],
  'must name a genre, a category, a list or a sort',
);

const homeOptions = strict({
  order: v.optional(v.array(text)),
  hide: v.optional(v.array(text)),
  shelves: v.optional(v.array(strict({ id: text, title: messages, from }))),
});

export const homeSchema = madeBy<Home>('defineHome', {
  options: v.unknown(),
  row: v.object({ load: v.function() }),
});

export function homeMistakes({ options }: Home): string[] {
  const { issues } = v.safeParse(homeOptions, options);
  const shelves = { field: 'shelves', ids: idsOf(options.shelves) };
  return [
    ...formatIssues(issues),
    ...arrangementMistakes(options, homeParts, shelves, wrongFields(issues)),
  ];
}

const menuOptions = strict({
  order: v.optional(v.array(text)),
  hide: v.optional(v.array(text)),
  add: v.optional(
    v.array(
      strict({
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

export const menuSchema = madeBy<Menu>('defineMenu', {
  options: v.unknown(),
  arrange: v.function(),
});

export function menuMistakes({ options }: Menu, pages: readonly CustomRow[] | undefined): string[] {
  const { issues } = v.safeParse(menuOptions, options);
  const wrong = wrongFields(issues);
  const added = { field: 'add', ids: idsOf(options.add) };
  return [
    ...formatIssues(issues),
    ...arrangementMistakes(options, menuIds(), added, wrong),
    ...(wrong.has('add') ? [] : [...iconsOf(options), ...addressesOf(options, pages)]),
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

export const partsSchema = madeBy<Parts>('defineParts', {
  options: v.record(v.string(), v.unknown()),
  load: v.function(),
});

/** `Parts.load` checks what the files export. */
export function partMistakes({ options }: Parts): string[] {
  return Object.entries(options).flatMap(([name, load]) => {
    if (!partNames.some((known) => known === name))
      return [`${name} ${unknownName(name, partNames)}`];
    if (typeof load === 'function') return [];
    return [`${name} must be a function that imports a file, such as ./parts/${name}.tsx`];
  });
}

const pathForm = /^(?:\/[a-z0-9][a-z0-9-]*)(?:\/(?:[a-z0-9-]+|:[a-z]\w*\??))*$/;
/** The first path segments that the server answers itself. */
const reserved = ['api', 'assets', 'media', 'healthz', 'readyz', '404'];

export const pagesSchema = v.array(
  madeBy<CustomRow>('definePages', { path: v.string(), load: v.function() }),
);

/** Each line begins with the page's index. */
export function pageMistakes(pages: readonly CustomRow[], home: Home | undefined): string[] {
  return pages.flatMap((page, index) => {
    const before = pages.slice(0, index);
    const mistake =
      page.replaces === undefined
        ? mistakeOf(page, before)
        : replaceMistake(page.replaces, [home?.row, ...before]);
    return mistake === undefined ? [] : [`${index}.${mistake}`];
  });
}

function mistakeOf(
  { path, guard, hidden }: CustomRow,
  before: readonly CustomRow[],
): string | undefined {
  if (!pathForm.test(path)) {
    return `path must be like /club or /club/:id, in lower-case letters: ${path}`;
  }
  const [, first = ''] = path.split('/');
  if (reserved.includes(first)) return `path is the server’s own: ${path}`;
  const takenAddresses = spellingsOf(path)
    .map((address) => findBuiltInPage(address)?.path)
    .find((each) => each !== undefined);
  if (takenAddresses !== undefined)
    return `path is a page of the storefront already: ${takenAddresses}`;
  if (before.some((other) => shapeOf(other.path) === shapeOf(path))) {
    return `path is another page’s already: ${path}`;
  }
  if (guard !== 'open' && !hidden) return 'listed is for pages that everybody may open';
  return undefined;
}

function replaceMistake(
  replaces: string,
  before: readonly (CustomRow | undefined)[],
): string | undefined {
  if (fixedPages.some((id) => id === replaces)) {
    return `replaces must not be a page that signs in, pays, plays, saves or is for children, and is "${replaces}"; use path for another address`;
  }
  const ids = routeTable.flatMap(({ id, path }) => (path === '*' ? [] : [id]));
  if (!ids.some((id) => id === replaces)) return `replaces ${unknownName(replaces, ids)}`;
  const isTaken = before.some((other) => other?.id === replaces);
  return isTaken ? `replaces is set already by home or another page: ${replaces}` : undefined;
}

/** Returns the addresses of a path with its optional parameters and without them. */
function spellingsOf(path: string): string[] {
  const params = Object.fromEntries(
    Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => [name, 'x']),
  );
  return [generatePath(path, params), path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x')];
}

const shapeOf = (path: string) => path.replace(/:\w+/g, ':');
