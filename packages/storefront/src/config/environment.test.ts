import { expect, it } from 'vitest';
import { readEnvironment } from './environment.server.ts';

const needed = { ORIGIN: 'https://parde.example', API_BASE_URL: 'https://api.example/api/v1' };

it('fills in what need not be said, and takes a trailing slash away', () => {
  expect(readEnvironment({ ...needed, API_BASE_URL: 'https://api.example/api/v1/' })).toMatchObject(
    {
      PORT: 3000,
      TRUSTED_HOPS: 0,
      CHECK_URL: '/check/user',
      API_BASE_URL: 'https://api.example/api/v1',
    },
  );
});

it('names every setting that is missing or wrong', () => {
  const read = () => readEnvironment({ API_BASE_URL: 'https://api.example', PORT: 'many' });
  expect(read).toThrow(/ORIGIN is missing/);
  expect(read).toThrow(/API_BASE_URL must end in \/api\/v1/);
  expect(read).toThrow(/PORT must be a whole number/);
});

it('reads lists, and refuses what is no origin', () => {
  expect(
    readEnvironment({
      ...needed,
      ASSUME_SUBSCRIBED: '1',
      ASSUME_SUBSCRIBED_EXCEPT: 'a.example, b.example',
      IMAGE_ORIGINS: 'https://img.example https://img2.example:8443',
    }),
  ).toMatchObject({
    ASSUME_SUBSCRIBED: true,
    ASSUME_SUBSCRIBED_EXCEPT: ['a.example', 'b.example'],
    IMAGE_ORIGINS: ['https://img.example', 'https://img2.example:8443'],
    MEDIA_ORIGINS: [],
  });
  for (const wrong of [
    'https://img.example/',
    'img.example',
    "https://img.example;'unsafe-eval'",
  ]) {
    expect(() => readEnvironment({ ...needed, MEDIA_ORIGINS: wrong })).toThrow(
      /MEDIA_ORIGINS must be origins/,
    );
  }
  expect(() => readEnvironment({ ...needed, ASSUME_SUBSCRIBED: 'yes' })).toThrow(
    /ASSUME_SUBSCRIBED must be 1 or 0/,
  );
});

it.each(['ftp://parde.example', 'parde.example', ''])('refuses %j as an origin', (ORIGIN) => {
  expect(() => readEnvironment({ ...needed, ORIGIN })).toThrow(/ORIGIN/);
});
