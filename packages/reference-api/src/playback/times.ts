import type { Answer } from '@parde/api-client';

type Playback = Answer<'getPlayback'>['data'];

/** The intro, credits and chapters of a title. */
export type Times = Pick<Playback, 'intro' | 'credits_start_seconds' | 'chapters'>;

const shortest = 10 * 60;

const partNames = [
  ['بخش نخست', 'Part one'],
  ['بخش دوم', 'Part two'],
  ['بخش سوم', 'Part three'],
  ['بخش پایانی', 'The last part'],
] as const;

export function timesOf(seconds: number): Times {
  if (seconds < shortest) return { intro: null, credits_start_seconds: null, chapters: [] };
  const intro = { start_seconds: 42, end_seconds: 118 };
  const credits = seconds - Math.round(Math.min(420, Math.max(60, seconds * 0.04)));
  return {
    intro,
    credits_start_seconds: credits,
    chapters: [
      { start_seconds: 0, name_fa: 'پیش‌درآمد', name_en: 'Prologue' },
      ...partNames.map(([name_fa, name_en], index) => ({
        start_seconds:
          intro.end_seconds +
          Math.round(((credits - intro.end_seconds) * index) / partNames.length),
        name_fa,
        name_en,
      })),
    ],
  };
}
