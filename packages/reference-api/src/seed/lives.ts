import { seededRandom } from '@parde/demo-catalogue';
import { channels } from './channels.ts';
import { iranian } from './generate/lands.ts';
import { one } from './generate/namer.ts';
import { wordsOf } from './generate/stories.ts';
import { createSheet, headline, type Pair } from './generate/template.ts';
import { allDay, moreChannels, type SeedLive } from './more-channels.ts';
import type { Rows } from './rows.ts';

const minutesOfDay = 24 * 60;

const lives: readonly SeedLive[] = [
  ...channels.map((channel) => ({
    ...channel,
    description: '',
    descriptionEn: null,
    age: channel.id === 'parde-one' ? (12 as const) : (0 as const),
    from: channel.id === 'parde-kids' ? 7 * 60 : allDay.from,
    until: channel.id === 'parde-kids' ? 22 * 60 : allDay.until,
    names: channel.programmes.map(({ fa, en, minutes }) => `${fa} || ${en ?? ''} || ${minutes}`),
  })),
  ...moreChannels,
];

/** Each channel's week, from what it shows: morning to night, or from its first hour to its last. */
export function addLives(rows: Rows, seed: number): void {
  lives.forEach((live, position) => {
    rows.lives.push({
      id: live.id,
      position,
      name_fa: live.fa,
      name_en: live.en,
      description_fa: live.description,
      description_en: live.descriptionEn,
      age: live.age,
      access: live.access,
      art: JSON.stringify(live.art),
      has_logo: live.logo === false ? 0 : 1,
      has_picture: live.picture === false ? 0 : 1,
    });
    for (let weekday = 0; weekday < 7; weekday += 1) addDay(rows, live, weekday, seed);
  });
}

function addDay(rows: Rows, live: SeedLive, weekday: number, seed: number): void {
  const random = seededRandom(`${seed}/live/${live.id}/${weekday}`);
  const { names } = live;
  let place = weekday;
  for (let minute = live.from; minute < live.until && names.length > 0; place += 1) {
    const [fa = '', en = '', length = '30', about = ''] = (names[place % names.length] ?? '')
      .split('||')
      .map((part) => part.trim());
    const sheet = createSheet(random, wordsOf(iranian, random.maybe(0.5)));
    const name = sheet.fill([fa, en]);
    const summary: Pair = about === '' ? ['', ''] : sheet.fill([about, '']);
    const minutes = Math.min(Number(length), live.until - minute);
    const night = minute >= minutesOfDay;
    rows.live_programmes.push({
      live_id: live.id,
      weekday: night ? (weekday + 1) % 7 : weekday,
      starts_minute: night ? minute - minutesOfDay : minute,
      minutes,
      name_fa: name[0],
      name_en: name[1] === '' ? null : headline(name[1]),
      summary_fa: summary[0],
      summary_en: null,
      art: random.maybe(0.8)
        ? JSON.stringify([
            live.art[0],
            one(random, [live.art[1], 'dusk', 'lapis', 'sage'] as const),
          ])
        : null,
      catch_up_id: live.catchUp && random.maybe(0.3) ? live.catchUp : null,
    });
    minute += minutes;
  }
}
