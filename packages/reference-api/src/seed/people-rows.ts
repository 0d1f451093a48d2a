import { type SeededRandom, seededRandom } from '@parde/demo-catalogue';
import { calendarDay, day } from '../catalogue/tehran.ts';
import type { Company } from './generate/casting.ts';
import { one } from './generate/namer.ts';
import { type Pair, pairs } from './generate/template.ts';
import { iranianCities } from './generate/words.ts';
import type { Sitting } from './hand-written.ts';
import type { Rows } from './rows.ts';
import type { Work } from './work.ts';

/** Who has directed and played in films of a country, as far as films are written by hand. */
export function companiesOf(works: readonly Work[]): Record<string, Company> {
  const companies: Record<string, Company> = {};
  for (const work of works) {
    const country = work.countries[0] ?? 'IR';
    const { directors, actors } = companies[country] ?? { directors: [], actors: [] };
    companies[country] = {
      directors: [...new Set([...directors, ...work.by])],
      actors: [...new Set([...actors, ...work.cast])],
    };
  }
  return companies;
}

type Known = { directs: boolean; home: boolean; acts: boolean; titles: string[]; watched: number };

/** Those who have a credit, in the groups that their credits put them in. */
export function addPeople(
  rows: Rows,
  seed: number,
  today: number,
  people: readonly Sitting[],
): void {
  const known = creditsOf(rows);
  for (const person of people) {
    const of = known.get(person.id);
    if (!of) continue;
    const random = seededRandom(`${seed}/person/${person.id}`);
    rows.people.push({
      id: person.id,
      name_fa: person.fa,
      name_en: person.en,
      name_order: 0,
      sitter: person.sitter,
      has_picture: random.maybe(0.94) || !/\d/.test(person.id) ? 1 : 0,
      popularity: of.watched,
      ...lifeOf(random, person, of, today),
    });
    const groups = [
      of.directs && 'directors',
      of.acts && (of.home ? 'iranian-actors' : 'foreign-actors'),
    ] as const;
    for (const group_key of groups) {
      if (group_key) rows.person_groups.push({ group_key, person_id: person.id });
    }
  }
}

function creditsOf(rows: Rows): Map<string, Known> {
  const iranian = new Set<string>();
  for (const { title_id, country_code } of rows.title_countries) {
    if (country_code === 'IR') iranian.add(title_id);
  }
  const titles = new Map(rows.titles.map((title) => [title.id, title]));
  const known = new Map<string, Known>();
  for (const { person_id, title_id, role } of rows.credits) {
    const of = known.get(person_id) ?? {
      directs: false,
      home: false,
      acts: false,
      titles: [],
      watched: 0,
    };
    known.set(person_id, of);
    const title = titles.get(title_id);
    of.directs ||= role === 'director';
    of.acts ||= role === 'actor';
    of.home ||= iranian.has(title_id);
    of.watched += title?.popularity ?? 0;
    if (title?.listed) of.titles.push(title.name_fa);
  }
  return known;
}

const beginnings = pairs(`
  از تئاتر دانشجویی آغاز کرد | began in student theatre; کارش را با برنامه‌های رادیویی شروع کرد | began on the radio
  نخست عکاس پشت صحنه بود | was a stills photographer first; با فیلم کوتاه شناخته شد | became known by short films
  از کلاس‌های نمایش مدرسه به سینما رسید | came from school plays; پس از سال‌ها دوبله به سینما آمد | came to the screen after years of dubbing
`);
const manners = pairs(`
  در نقش آدم‌های کم‌حرف به یاد مانده است | is remembered in parts that say little; میان طنز و درام در رفت‌وآمد است | moves between comedy and drama
  بیشتر با فیلم‌سازان جوان کار می‌کند | mostly works with young filmmakers; نقش‌هایش را کم و با وسواس برمی‌گزیند | takes few parts, with care
  سال‌هاست در کنار سینما درس هم می‌دهد | has taught for years as well
`);
const direction = pairs(`
  فیلم‌هایش در خانه‌ها و جاده‌ها می‌گذرند | makes films of houses and roads; با نابازیگران کار می‌کند | works with people who are no actors
  بیشتر فیلم‌نامه‌هایش را خودش می‌نویسد | writes most of the scripts; از مستند به سینمای داستانی آمده است | came to fiction from documentaries
`);

function lifeOf(random: SeededRandom, { fa, en, sitter, id }: Sitting, of: Known, today: number) {
  const told = random.maybe(0.45) || !/\d/.test(id);
  const born = today - random.whole(21 * 365, 78 * 365) * day;
  const died = today - born > 62 * 365 * day && random.maybe(0.14);
  const [place]: readonly Pair[] = of.home ? [one(random, iranianCities)] : [];
  const begins = one(random, beginnings);
  const manner = one(random, of.directs ? direction : manners);
  const best = of.titles[0];
  const seen = best ? ` و با «${best}» بیشتر دیده شد` : '';
  const she = sitter === 'man' ? 'He' : 'She';
  return {
    biography_fa: told ? `${fa} ${begins[0]}${seen}. ${manner[0]}.` : '',
    biography_en:
      told && en && random.maybe(0.5) ? `${en} ${begins[1]}. ${she} ${manner[1]}.` : null,
    birth_date: told || random.maybe(0.3) ? calendarDay(born) : null,
    birth_place_fa: told ? (place?.[0] ?? null) : null,
    birth_place_en: told ? (place?.[1] ?? null) : null,
    death_date: died ? calendarDay(today - random.whole(30, 3000) * day) : null,
  };
}
