import type { FactsOf, TitleFacts } from '../pictures/gallery.ts';
import type { Sitter } from '../pictures/portrait.ts';
import { channels } from '../seed/channels.ts';
import { films } from '../seed/films/index.ts';
import { people } from '../seed/people.ts';
import { series, videos } from '../seed/series.ts';

type Named = { id: string; fa: string; en: string | null; art: TitleFacts['artwork'] };

const titles = new Map(
  Object.entries({ movie: films, series, video: videos, live: channels }).flatMap(([type, list]) =>
    list.map(({ id, fa, en, art }: Named): [string, TitleFacts] => [
      `${type}/${id}`,
      { artwork: art, name: fa, nameEn: en },
    ]),
  ),
);

const sitters = new Map(
  Object.entries(people).map(([key, person]) => [`p-${key}`, sitterOf(person)]),
);

export const factsOfSeed: FactsOf = (type, id) => {
  if (type !== 'person') return titles.get(`${type}/${id}`);
  const sitter = sitters.get(id);
  return sitter && { sitter };
};

/** On a screen in Iran an Iranian actress wears a scarf. */
function sitterOf(person: object): Sitter {
  if (!('woman' in person)) return 'man';
  return 'foreign' in person ? 'woman' : 'scarfed';
}
