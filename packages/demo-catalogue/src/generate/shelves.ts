import { type Work, workKey } from './titles/work.ts';

/**
 * The number of titles that a screen may show. Two titles that are closer than this in a list must not have the same
 * artwork.
 */
export const screen = 32;

/** A position in a list that some page shows. */
export type ShelfPosition = readonly [shelf: readonly Work[], index: number];

export const isVideo = ({ type }: Pick<Work, 'type'>) => type === 'video';
const isTitle = (work: Work) => !isVideo(work);

/**
 * Returns the positions of each title: in the lists of its genres, in editors' lists, in the list of all titles, in
 * the search results for each word of its name, among similar titles, and among the other titles of its directors and
 * actors.
 */
export function shelfPositionsOf(
  works: readonly Work[],
  lists: readonly (readonly string[])[],
): Map<Work, ShelfPosition[]> {
  const positions = new Map<Work, ShelfPosition[]>(works.map((work) => [work, []]));
  const addPositions = (shelf: readonly Work[], are: (work: Work) => boolean) => {
    for (const [index, work] of shelf.entries())
      if (are(work)) positions.get(work)?.push([shelf, index]);
  };
  for (const [shelf, order] of shelvesOf(works)) {
    const sorted = shelf.toSorted(order);
    const titles = sorted.filter(isTitle);
    // Videos are left out between titles, because they change each day.
    addPositions(titles, isTitle);
    if (titles.length < sorted.length) addPositions(sorted, isVideo);
  }
  const byKey = new Map(works.map((work) => [workKey(work), work]));
  for (const list of lists) {
    addPositions(
      list.flatMap((key) => byKey.get(key) ?? []),
      isTitle,
    );
  }
  return positions;
}

type Order = (a: Work, b: Work) => number;
const newest: Order = (a, b) => b.addedAt - a.addedAt;
const mostWatched: Order = (a, b) => b.popularity - a.popularity;
/** Keeps the order of a list, because sorting is stable. */
const asGiven: Order = () => 0;
const best: Order = (a, b) =>
  (b.rating?.average ?? 0) - (a.rating?.average ?? 0) || (a.id < b.id ? 1 : -1);

/** Returns the lists that pages show, with their sort orders. */
function shelvesOf(works: readonly Work[]): (readonly [Work[], Order])[] {
  const shelves = new Map<string, [Work[], readonly Order[]]>();
  const addToShelf = (key: string, work: Work, orders: readonly Order[]) => {
    const shelf = shelves.get(key);
    if (shelf) shelf[0].push(work);
    else shelves.set(key, [[work], orders]);
  };
  for (const work of works) {
    const { type, genres, channel_id } = work;
    addToShelf(channel_id ? `channel/${channel_id}` : 'titles', work, [newest, mostWatched, best]);
    addToShelf(type, work, [newest, mostWatched]);
    // Similar titles from the same country are listed first.
    addToShelf(`like/${genres.toSorted().join()}/${work.countries[0]}`, work, [best]);
    for (const genre of genres) addToShelf(`genre/${genre}`, work, [newest, mostWatched, best]);
    for (const person of [...work.directors, ...work.actors]) addToShelf(person, work, [newest]);
    for (const word of wordsIn(work)) addToShelf(`word/${word}`, work, [mostWatched]);
  }
  const liked = [...shelves].flatMap(([key, [shelf]]) =>
    key.startsWith('like/') && shelf.length < 12 ? [alike(shelf, works)] : [],
  );
  const shown = works.filter(isTitle);
  const popular = [mostWatched, best].flatMap((order) => shown.toSorted(order).slice(0, screen));
  const near = popular.map((work): [Work[], readonly Order[]] => [
    similarTo(work, shown),
    [asGiven],
  ]);
  return [...shelves.values(), ...liked, ...near].flatMap(([shelf, orders]) =>
    orders.map((order) => [shelf, order] as const),
  );
}

/** Extends a shelf of similar titles by the best ones that share at least one genre. */
function alike(shelf: readonly Work[], works: readonly Work[]): [Work[], readonly Order[]] {
  const [first] = shelf;
  const near = works.filter(
    ({ genres, countries }) =>
      countries[0] === first?.countries[0] && genres.some((genre) => first?.genres.includes(genre)),
  );
  return [[...shelf, ...near.filter(isTitle).toSorted(best).slice(0, 24)], [best]];
}

/** Returns the titles that the page of a title shows as similar, the nearest first, as the reference API does. */
function similarTo(title: Work, works: readonly Work[]): Work[] {
  const shared = (own: readonly string[], others: readonly string[]) =>
    own.filter((one) => others.includes(one)).length;
  const nearness = (work: Work) =>
    20 * shared(work.genres, title.genres) +
    10 * shared(work.directors, title.directors) +
    4 * shared(work.actors, title.actors) +
    shared(work.countries, title.countries);
  return works
    .filter((work) => work !== title)
    .map((work) => ({ work, near: nearness(work) }))
    .sort((a, b) => b.near - a.near || best(a.work, b.work))
    .slice(0, screen)
    .map(({ work }) => work);
}

function wordsIn({ name_fa, name_en }: Work): Set<string> {
  const words = `${name_fa} ${name_en ?? ''}`
    .replaceAll('ٔ', '')
    .toLowerCase()
    .split(/[\s\u200c:،]+/);
  return new Set(words.filter((word) => word.length > 1 && word !== 'the'));
}
