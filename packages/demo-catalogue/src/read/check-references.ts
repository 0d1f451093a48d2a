import type { Catalogue, Category, Title } from '../catalogue.ts';
import { demoData } from '../data/demo-data.ts';
import { missing, unknownNames } from './names.ts';
import type { Problem } from './read-json.ts';

type Path = Problem['path'];

/** Checks rules that a schema cannot express: every reference exists, and every id is unique. */
export function checkReferences(catalogue: Catalogue): Problem[] {
  const problems: Problem[] = [];
  const report = (path: Path, message: string) => problems.push({ path, message });
  const once = (path: Path, keys: readonly (string | number)[], field = 'id') => {
    const seen = new Set<string | number>();
    keys.forEach((key, row) => {
      if (seen.has(key)) report([...path, row, field], `There are two of ${key}`);
      seen.add(key);
    });
  };
  const known = namesIn(catalogue);
  const need = (path: Path, kind: keyof typeof known, ids: string | readonly string[]) => {
    problems.push(...missing(path, kind, known[kind], ids));
  };

  const checkTitle = (title: Title, path: Path) => {
    const at = (field: string) => [...path, field];
    problems.push(...unknownNames(title, path, known));
    need(at('categories'), 'category', title.categories ?? []);
    if (title.trailer_id) need(at('trailer_id'), 'video', title.trailer_id);
    checkPrice(title, path);
    if (title.dubbed && !known.language.has('fa')) {
      report(at('dubbed'), 'A title is dubbed into fa, which is not among the languages');
    }
    const first = title.seasons?.[0]?.episodes[0];
    if (!(title.year ?? title.released ?? first)) {
      report(at('year'), 'A title says its year, or when it was released');
    }
    if (title.type === 'series') checkSeasons(title, path);
    else if (title.seasons) report(at('seasons'), 'Only a series has seasons');
    else if (!(title.minutes ?? title.seconds)) {
      report(at('minutes'), 'A film or video says how long it is');
    }
  };
  const checkPrice = (sold: Pick<Title, 'access' | 'price'>, path: Path) => {
    if ((sold.access === 'paid') !== (typeof sold.price === 'number')) {
      report([...path, 'price'], 'A price stands where access is paid, and nowhere else');
    }
  };
  const checkSeasons = ({ seasons, access, episode_price }: Title, path: Path) => {
    if (!seasons) report([...path, 'seasons'], 'A series has seasons');
    once(
      [...path, 'seasons'],
      (seasons ?? []).map(({ number }) => number),
      'number',
    );
    seasons?.forEach(({ episodes }, season) => {
      const episodesPath = [...path, 'seasons', season, 'episodes'];
      once(
        episodesPath,
        episodes.map(({ number }) => number),
        'number',
      );
      episodes.forEach((episode, row) => {
        const usual = (episode.access ?? access) === 'paid' ? episode_price : undefined;
        checkPrice({ access, price: usual, ...episode }, [...episodesPath, row]);
      });
    });
  };

  const { vocabulary, lives = [], channels = [], screenings = [], lists = [], home } = catalogue;
  for (const name of ['titles', 'people', 'channels', 'lives', 'screenings', 'lists'] as const) {
    once(
      [name],
      (catalogue[name] ?? []).map(({ id }) => id),
    );
  }
  once(['vocabulary', 'genres'], vocabulary?.genres.map(({ key }) => key) ?? [], 'key');
  for (const name of ['countries', 'languages'] as const) {
    const rows = vocabulary?.[name] ?? [];
    once(
      ['vocabulary', name],
      rows.map(({ code }) => code),
      'code',
    );
    const numbers = rows.map(({ value, code }) => value ?? code);
    once(['vocabulary', name], numbers, 'value');
  }
  const menu = catalogue.categories ?? [];
  const categories = flat(menu);
  for (const field of ['id', 'cat_id'] as const) {
    const keys = categories.map((category) => category[field] ?? category.id);
    const twice = keys.find((key, at) => keys.indexOf(key) < at);
    if (twice === undefined) continue;
    report(['categories'], `There are two of ${twice}`);
    break;
  }
  if (depthOf(menu) > maxDepth) report(['categories'], `A menu is at most ${maxDepth} deep`);

  catalogue.titles.forEach((title, row) => {
    checkTitle(title, ['titles', row]);
  });
  channels.forEach(({ series = [] }, row) => {
    need(['channels', row, 'series'], 'series', series);
  });
  screenings.forEach(({ film_id }, row) => {
    need(['screenings', row, 'film_id'], 'movie', film_id);
  });
  lives.forEach(({ programmes = [] }, live) => {
    const path = ['lives', live, 'programmes'];
    for (let day = 0; day < 7; day += 1) {
      const count = programmes.filter(({ weekday }) => weekday === day).length;
      if (count > maxProgrammes) report(path, `A day has at most ${maxProgrammes} programmes`);
    }
    const times = programmes.map(({ weekday, starts_minute }) => `${weekday}/${starts_minute}`);
    once(path, times, 'starts_minute');
    programmes.forEach(({ catch_up_id }, row) => {
      if (catch_up_id) need([...path, row, 'catch_up_id'], 'video', catch_up_id);
    });
  });

  const refer = (path: Path, reference: string) => {
    const [kind = '', id = ''] = reference.split('/');
    if (!(isKind(kind, known) && known[kind].has(id))) report(path, `There is no ${reference}`);
  };
  const items = (path: Path, references: readonly string[]) => {
    references.forEach((reference, at) => {
      refer([...path, at], reference);
    });
  };
  lists.forEach((list, row) => {
    items(['lists', row, 'items'], list.items);
  });
  home?.rows.forEach((row, at) => {
    items(['home', 'rows', at, 'items'], row.items);
  });
  once(['home', 'rows'], home?.rows.map(({ id }) => id) ?? []);
  once(['home', 'slides'], home?.slides.map(({ id }) => id) ?? []);
  home?.slides.forEach(({ of }, row) => {
    refer(['home', 'slides', row, 'of'], of);
  });
  catalogue.comments?.forEach(({ on }, row) => {
    refer(['comments', row, 'on'], on);
  });
  return problems;
}

/** Limits from the contract. */
const maxDepth = 10;
const maxProgrammes = 200;

const depthOf = (menu: readonly Category[]): number =>
  Math.max(0, ...menu.map(({ children = [] }) => 1 + depthOf(children)));

const isKind = (kind: string, known: ReturnType<typeof namesIn>): kind is keyof typeof known =>
  kind in known;

/** Returns the ids that may be referred to, by kind. */
function namesIn(catalogue: Catalogue) {
  const demo = demoData();
  const { vocabulary = demo.vocabulary, categories = demo.categories } = catalogue;
  const { titles, people = [], channels = [], lives = [], screenings = [] } = catalogue;
  const ids = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
  const of = (type: Title['type']) => ids(titles.filter((title) => title.type === type));
  const episodes = titles.flatMap(({ id, seasons = [] }) =>
    seasons.flatMap((season) =>
      season.episodes.map((episode) => ({ id: `${id}-${season.number}-${episode.number}` })),
    ),
  );
  return {
    movie: of('movie'),
    series: of('series'),
    video: of('video'),
    episode: ids(episodes),
    person: ids(people),
    channel: ids(channels),
    live: ids(lives),
    ekran: ids(screenings),
    genre: new Set(vocabulary.genres.map(({ key }) => key)),
    country: new Set(vocabulary.countries.map(({ code }) => code)),
    language: new Set(vocabulary.languages.map(({ code }) => code)),
    category: ids(flat(categories)),
  };
}

function flat(categories: readonly Category[]): Category[] {
  return categories.flatMap((category) => [category, ...flat(category.children ?? [])]);
}
