import { type SeededRandom, seededRandom } from '@parde/demo-catalogue';
import { day } from '../catalogue/tehran.ts';
import { byKind } from './picks/by-kind.ts';
import { byMood } from './picks/by-mood.ts';
import type { Rows } from './rows.ts';
import type { Work } from './work.ts';

const lists = [...byMood, ...byKind];

export function addLists(rows: Rows, seed: number, today: number, works: readonly Work[]): void {
  const listed = works.filter((work) => work.listed !== false && work.type !== 'video');
  lists.forEach((list, position) => {
    const random = seededRandom(`${seed}/list/${list.id}`);
    rows.lists.push({
      id: list.id,
      position,
      name_fa: list.fa,
      name_en: list.en,
      description_fa: list.about,
      description_en: list.aboutEn,
      art: list.art ? JSON.stringify(list.art) : null,
      updated_at: today - list.daysAgo * day + (11 / 24) * day,
    });
    pick(listed.filter(list.takes), list.size, random).forEach((work, place) => {
      rows.list_titles.push({
        list_id: list.id,
        position: place,
        content_type: work.type,
        content_id: work.id,
      });
    });
  });
}

/** Better liked ones come first, but not quite in the order of their ratings: an editor has picked them. */
function pick(works: readonly Work[], size: number, random: SeededRandom): Work[] {
  return works
    .map((work) => ({ work, worth: (work.rating?.[0] ?? 5) + random.between(0, 3) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, size)
    .map(({ work }) => work);
}
