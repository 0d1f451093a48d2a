import { type Work, workKey } from './work.ts';

/** How many titles a screen may show; two that are nearer than this in a list must not look alike. */
export const screen = 32;

/** A place in what some page lists. */
export type Place = readonly [shelf: readonly Work[], place: number];

export const isVideo = ({ type }: Pick<Work, 'type'>) => type === 'video';
const isTitle = (work: Work) => !isVideo(work);

/**
 * Where each title stands: in its genres' lists, in an editor's list, in the list of all, among the results for a word
 * of its name, beside what is like it and its makers' other titles.
 */
export function placesOf(
  works: readonly Work[],
  lists: readonly (readonly string[])[],
): Map<Work, Place[]> {
  const places = new Map<Work, Place[]>(works.map((work) => [work, []]));
  const lineUp = (shelf: readonly Work[], are: (work: Work) => boolean) => {
    for (const [place, work] of shelf.entries())
      if (are(work)) places.get(work)?.push([shelf, place]);
  };
  for (const [shelf, order] of shelvesOf(works)) {
    const sorted = shelf.toSorted(order);
    const titles = sorted.filter(isTitle);
    // The videos between two titles are others tomorrow.
    lineUp(titles, isTitle);
    if (titles.length < sorted.length) lineUp(sorted, isVideo);
  }
  const byKey = new Map(works.map((work) => [workKey(work), work]));
  for (const list of lists) {
    lineUp(
      list.flatMap((key) => byKey.get(key) ?? []),
      isTitle,
    );
  }
  return places;
}

type Order = (a: Work, b: Work) => number;
const newest: Order = (a, b) => b.addedAt - a.addedAt;
const mostWatched: Order = (a, b) => b.popularity - a.popularity;
const best: Order = (a, b) =>
  (b.rating?.average ?? 0) - (a.rating?.average ?? 0) || (a.id < b.id ? 1 : -1);

/** What a page lists, and in which order. */
function shelvesOf(works: readonly Work[]): (readonly [Work[], Order])[] {
  const shelves = new Map<string, [Work[], readonly Order[]]>();
  const put = (key: string, work: Work, orders: readonly Order[]) => {
    const shelf = shelves.get(key);
    if (shelf) shelf[0].push(work);
    else shelves.set(key, [[work], orders]);
  };
  for (const work of works) {
    const { type, genres, channel_id } = work;
    put(channel_id ? `channel/${channel_id}` : 'titles', work, [newest, mostWatched, best]);
    put(type, work, [newest, mostWatched]);
    // What is like it comes from its land first.
    put(`like/${genres.toSorted().join()}/${work.countries[0]}`, work, [best]);
    for (const genre of genres) put(`genre/${genre}`, work, [newest, mostWatched, best]);
    for (const person of [...work.directors, ...work.actors]) put(person, work, [newest]);
    for (const word of wordsIn(work)) put(`word/${word}`, work, [mostWatched]);
  }
  const liked = [...shelves].flatMap(([key, [shelf]]) =>
    key.startsWith('like/') && shelf.length < 12 ? [alike(shelf, works)] : [],
  );
  return [...shelves.values(), ...liked].flatMap(([shelf, orders]) =>
    orders.map((order) => [shelf, order] as const),
  );
}

/** The best of what shares one of the genres: it follows those that share them all. */
function alike(shelf: readonly Work[], works: readonly Work[]): [Work[], readonly Order[]] {
  const [first] = shelf;
  const near = works.filter(
    ({ genres, countries }) =>
      countries[0] === first?.countries[0] && genres.some((genre) => first?.genres.includes(genre)),
  );
  return [[...shelf, ...near.filter(isTitle).toSorted(best).slice(0, 24)], [best]];
}

function wordsIn({ name_fa, name_en }: Work): Set<string> {
  const words = `${name_fa} ${name_en ?? ''}`.toLowerCase().split(/[\s\u200c:،]+/);
  return new Set(words.filter((word) => word.length > 1 && word !== 'the'));
}
