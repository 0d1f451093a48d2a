import type { Catalogue, Category } from '../catalogue.ts';
import { demoData } from '../data/demo-data.ts';
import type { Problem } from './read-json.ts';

/** What one list of a catalogue says of another: each name is there, and each id once. */
export function checkReferences(catalogue: Catalogue): Problem[] {
  const { titles, people = [], channels = [], lives = [], screenings = [], lists = [] } = catalogue;
  const demo = demoData();
  const { vocabulary = demo.vocabulary, categories = demo.categories } = catalogue;
  const problems: Problem[] = [];
  const say = (path: Problem['path'], message: string) => problems.push({ path, message });

  const once = (list: string, rows: readonly { id: string }[]) => {
    const seen = new Set<string>();
    rows.forEach(({ id }, row) => {
      if (seen.has(id)) say([list, row, 'id'], `There are two of ${id}`);
      seen.add(id);
    });
    return seen;
  };
  const known = {
    title: once('titles', titles),
    person: once('people', people),
    channel: once('channels', channels),
    live: once('lives', lives),
    ekran: once('screenings', screenings),
    genre: new Set(vocabulary.genres.map(({ key }) => key)),
    country: new Set(vocabulary.countries.map(({ code }) => code)),
    language: new Set(vocabulary.languages.map(({ code }) => code)),
    category: new Set(idsOf(categories)),
  };
  once('lists', lists);
  const need = (
    kind: keyof typeof known,
    path: Problem['path'],
    ids: string | null | undefined | readonly string[],
  ) => {
    if (typeof ids === 'string' && !known[kind].has(ids)) say(path, `There is no ${kind} ${ids}`);
    if (typeof ids !== 'object' || ids === null) return;
    const seen = new Set<string>();
    ids.forEach((id, at) => {
      if (!known[kind].has(id)) say([...path, at], `There is no ${kind} ${id}`);
      if (seen.has(id)) say([...path, at], `${id} is here twice`);
      seen.add(id);
    });
  };

  titles.forEach((title, row) => {
    const at = (field: string) => ['titles', row, field];
    need('genre', at('genres'), title.genres);
    need('country', at('countries'), title.countries);
    need('language', at('languages'), title.languages);
    need('language', at('subtitles'), title.subtitles);
    need('category', at('categories'), title.categories);
    need('person', at('directors'), title.directors);
    need('person', at('actors'), title.actors);
    need('channel', at('channel_id'), title.channel_id);
    need('title', at('trailer_id'), title.trailer_id);
    if ((title.access === 'paid') !== (typeof title.price === 'number')) {
      say(at('price'), 'A price stands where access is paid, and nowhere else');
    }
    if (title.type === 'series' && !title.seasons) say(at('seasons'), 'A series has seasons');
    if (title.type !== 'series' && title.seasons) say(at('seasons'), 'Only a series has seasons');
    if (title.type !== 'series' && !(title.minutes ?? title.seconds)) {
      say(at('minutes'), 'A film or video says how long it is');
    }
  });
  const types = new Map(titles.map(({ id, type }) => [id, type]));
  const refer = (path: Problem['path'], reference: string) => {
    const [type = '', id = ''] = reference.split('/');
    const isThere =
      type === 'movie' || type === 'series' || type === 'video'
        ? types.get(id) === type
        : type === 'episode' || (isKind(type) && known[type].has(id));
    if (!isThere) say(path, `There is no ${reference}`);
  };
  screenings.forEach(({ film_id }, row) => {
    if (types.get(film_id) !== 'movie') {
      say(['screenings', row, 'film_id'], `There is no film ${film_id}`);
    }
  });
  channels.forEach(({ series }, row) => {
    need('title', ['channels', row, 'series'], series);
  });
  lists.forEach(({ items }, row) => {
    items.forEach((item, at) => {
      refer(['lists', row, 'items', at], item);
    });
  });
  catalogue.home?.rows.forEach(({ items }, row) => {
    items.forEach((item, at) => {
      refer(['home', 'rows', row, 'items', at], item);
    });
  });
  catalogue.home?.slides.forEach(({ of }, row) => {
    refer(['home', 'slides', row, 'of'], of);
  });
  catalogue.comments?.forEach(({ on }, row) => {
    refer(['comments', row, 'on'], on);
  });
  return problems;
}

const isKind = (type: string): type is 'person' | 'channel' | 'live' | 'ekran' =>
  ['person', 'channel', 'live', 'ekran'].includes(type);

function idsOf(categories: readonly Category[]): string[] {
  return categories.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);
}
