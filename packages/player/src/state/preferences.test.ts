import { expect, it } from 'vitest';
import { defaultPreferences, parsePreferences } from './preferences.ts';

it('parses stored choices', () => {
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
  'returns the defaults for %s',
  (text) => {
    expect(parsePreferences(text)).toEqual(defaultPreferences);
  },
);

it('keeps valid values next to damaged values', () => {
  const text = '{"quality":"best","looks":{"size":"large","color":"pink"}}';
  expect(parsePreferences(text)).toMatchObject({
    quality: 'auto',
    looks: { size: 'large', color: 'white' },
  });
});
