import { expect, it } from 'vitest';
import { readEnvironment } from './environment.server.ts';

const required = { ORIGIN: 'https://parde.example', API_BASE_URL: 'https://api.example/api/v1' };

it('fills in defaults and removes a trailing slash', () => {
  expect(
    readEnvironment({ ...required, API_BASE_URL: 'https://api.example/api/v1/' }),
  ).toMatchObject({
    PORT: 3000,
    TRUSTED_HOPS: 0,
    CHECK_URL: '/check/user',
    API_BASE_URL: 'https://api.example/api/v1',
  });
});

it('names every setting that is missing or wrong', () => {
  const read = () =>
    readEnvironment({ API_BASE_URL: 'api.example', API_OFFERS: 'getTop,getTopp', PORT: 'many' });
  expect(read).toThrow(/ORIGIN is missing/);
  expect(read).toThrow(/API_BASE_URL must be a URL/);
  expect(read).toThrow(/API_OFFERS must be all, specified, or names/);
  expect(read).toThrow(/PORT must be a whole number/);
});

it.each([
  ['all', 'all'],
  [' specified ', 'specified'],
  ['getTop, getPlans', ['getTop', 'getPlans']],
])('reads what is offered of %j', (API_OFFERS, offers) => {
  expect(readEnvironment({ ...required, API_OFFERS }).API_OFFERS).toEqual(offers);
});

it('reads lists, and rejects what is not an origin', () => {
  expect(
    readEnvironment({
      ...required,
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
    expect(() => readEnvironment({ ...required, MEDIA_ORIGINS: wrong })).toThrow(
      /MEDIA_ORIGINS must be origins/,
    );
  }
  expect(() => readEnvironment({ ...required, ASSUME_SUBSCRIBED: 'yes' })).toThrow(
    /ASSUME_SUBSCRIBED must be 1 or 0/,
  );
});

it.each(['ftp://parde.example', 'parde.example', ''])('rejects %j as an origin', (ORIGIN) => {
  expect(() => readEnvironment({ ...required, ORIGIN })).toThrow(/ORIGIN/);
});
