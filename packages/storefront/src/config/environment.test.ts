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

it.each(['ftp://parde.example', 'parde.example', ''])('refuses %j as an origin', (ORIGIN) => {
  expect(() => readEnvironment({ ...needed, ORIGIN })).toThrow(/ORIGIN/);
});
