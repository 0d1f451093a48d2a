import { storageKeys } from '@parde/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { testPage } from '../../test-support/test-page.ts';
import { factsOnDevice } from './kids-time.ts';

const noon = Date.parse('2026-11-27T12:00:00+03:30');
/** The number of days since 1970 in Tehran. */
const today = Math.floor((noon + 3.5 * 3_600_000) / 86_400_000);

async function factsWith(stored: Record<string, string>) {
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
  const { facts } = await testPage('kids-area', () => Response.json({}));
  return factsOnDevice(facts, 7, { latest: noon, sinceStart: 4000 });
}

afterEach(() => vi.unstubAllGlobals());

it('a child’s minutes apply if no server can be reached', async () => {
  const facts = await factsWith({
    [storageKeys.kidsMinutes]: '30',
    [storageKeys.kidsTime]: JSON.stringify([today, 1_200_000, noon]),
  });
  expect(facts).toMatchObject({ kids: 7, kidsMinutes: 30, kidsTimeLeft: 600_000 });
  // The page adds the time since it was opened.
  expect(Date.parse(facts.now) + 4000).toBe(noon);
});

it('there is no limit if an adult has set none', async () => {
  for (const stored of [{}, { [storageKeys.kidsMinutes]: '45' }]) {
    expect(await factsWith(stored)).toMatchObject({ kids: 7, kidsTimeLeft: undefined });
  }
});
