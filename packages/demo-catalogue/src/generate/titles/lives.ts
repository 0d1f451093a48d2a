import type { Live } from '../../catalogue.ts';
import type { DemoData } from '../../data/demo-data.ts';
import { seededRandom } from '../../seeded-random.ts';
import type { Library } from '../library.ts';
import { one } from '../namer.ts';
import { createSheet, headline } from '../template.ts';

const minutesOfDay = 24 * 60;

type LiveEntry = DemoData['lives'][number];
type Slot = NonNullable<Live['programmes']>[number];

/**
 * Returns the weekly schedule of each channel, made from its programmes between its first and last minute of the day.
 */
export function livesOf(library: Library, seed: number): Live[] {
  const byId = new Map(library.data.programmes.map((programme) => [programme.id, programme]));
  return library.data.lives.map((entry) => {
    const { from_minute, until_minute, catch_up_id, programmes, ...live } = entry;
    const shown = programmes.map((id) => {
      const programme = byId.get(id);
      if (!programme)
        throw new Error(`lives.json: ${entry.id} shows ${id}, which is no programme.`);
      return programme;
    });
    const week = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
      dayOf(library, entry, shown, weekday, seed),
    );
    return { ...live, programmes: week };
  });
}

function dayOf(
  { iran, vocabularyOf }: Library,
  live: LiveEntry,
  shown: DemoData['programmes'],
  weekday: number,
  seed: number,
): Slot[] {
  const random = seededRandom(`${seed}/live/${live.id}/${weekday}`);
  const slots: Slot[] = [];
  let index = weekday;
  for (let minute = live.from_minute; minute < live.until_minute && shown.length > 0; index += 1) {
    const programme = shown[index % shown.length] ?? one(random, shown);
    const sheet = createSheet(random, vocabularyOf(iran, random.maybe(0.5)));
    const [name_fa, name_en] = sheet.fill([programme.name_fa, programme.name_en]);
    const { summary_fa: about = '', summary_en: english = '' } = programme;
    const [summary_fa, summary_en] = sheet.fill([about, english]);
    const minutes = Math.min(programme.minutes, live.until_minute - minute);
    const night = minute >= minutesOfDay;
    const [scene, palette] = live.art;
    slots.push({
      weekday: night ? (weekday + 1) % 7 : weekday,
      starts_minute: night ? minute - minutesOfDay : minute,
      minutes,
      name_fa,
      name_en: name_en === '' ? null : headline(name_en),
      summary_fa,
      summary_en: summary_en || null,
      ...(random.maybe(0.8) && {
        art: [scene, one(random, [palette, 'dusk', 'lapis', 'sage'] as const)],
      }),
      catch_up_id: live.catch_up_id && random.maybe(0.3) ? live.catch_up_id : null,
    });
    minute += minutes;
  }
  return slots;
}
