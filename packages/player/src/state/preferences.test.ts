import { expect, it } from 'vitest';
import { defaultPreferences, parsePreferences } from './preferences.ts';

it('reads back what was chosen', () => {
  const chosen = {
    ...defaultPreferences,
    quality: 480,
    dataSaver: false,
    subtitles: 'off',
    audio: 'en',
    looks: { size: 'huge', color: 'yellow', background: 'none', font: 'serif' },
    volume: 0.35,
    muted: true,
  } as const;
  expect(parsePreferences(JSON.stringify(chosen))).toEqual(chosen);
});

it.each([null, '', '{', '[]', '"x"', 'null', '{"quality":-1,"looks":7,"volume":9,"muted":"yes"}'])(
  'reads %s as if nothing had been chosen',
  (text) => {
    expect(parsePreferences(text)).toEqual(defaultPreferences);
  },
);

it('keeps what is sound beside what is damaged', () => {
  const text = '{"quality":"best","looks":{"size":"large","color":"pink"}}';
  expect(parsePreferences(text)).toMatchObject({
    quality: 'auto',
    looks: { size: 'large', color: 'white' },
  });
});
