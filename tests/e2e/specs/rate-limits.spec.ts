import type { BrandServer } from '../support/brand-server.ts';
import { ask } from '../support/http.ts';
import { expect, test } from '../support/test.ts';

/** How many codes the reference API sends to one address before it refuses. */
const allowed = 5;

/** Requests a code for a new number each time, so that only the address is limited. */
async function askForCodes(site: BrandServer, addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const [index, address] of addresses.entries()) {
    const answer = await ask(`${site.origin}/api/v1/login/send-code`, {
      method: 'POST',
      body: { mobile: `0912000${1000 + index}`, ref: '0' },
      headers: { origin: site.publicOrigin, 'x-forwarded-for': address },
    });
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  return statuses;
}

/** One request more than allowed, each from the address that `n` gives. */
function triesFrom(address: (index: number) => string): string[] {
  return Array.from({ length: allowed + 1 }, (_, index) => address(index));
}

const served = Array.from({ length: allowed }, () => 200);

test('behind a proxy of ours each viewer has a limit of their own', async ({ startSite, api }) => {
  const site = await startSite({ TRUSTED_HOPS: '1' });
  const one = '203.0.113.7';
  const other = '203.0.113.8';
  const statuses = await askForCodes(site, [...triesFrom(() => one), other]);
  expect(statuses).toEqual([...served, 429, 200]);
  expect([...new Set((await api.calls()).map(({ address }) => address))]).toEqual([one, other]);
});

test('what a viewer claims before the proxy’s own word changes nothing', async ({
  startSite,
  api,
}) => {
  const site = await startSite({ TRUSTED_HOPS: '1' });
  const statuses = await askForCodes(
    site,
    triesFrom((index) => `6.6.6.${index}, 203.0.113.7`),
  );
  expect(statuses).toEqual([...served, 429]);
  expect([...new Set((await api.calls()).map(({ address }) => address))]).toEqual(['203.0.113.7']);
});

test('without a proxy of ours the header is nobody’s word', async ({ site, api }) => {
  const statuses = await askForCodes(
    site,
    triesFrom((index) => `203.0.113.${index}`),
  );
  expect(statuses).toEqual([...served, 429]);
  expect([...new Set((await api.calls()).map(({ address }) => address))]).toEqual(['127.0.0.1']);
});

test('a page for one viewer is drawn in their name, a page for every guest in nobody’s', async ({
  startSite,
  api,
}) => {
  const site = await startSite({ TRUSTED_HOPS: '1' });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const addresses = async () => [...new Set((await api.calls()).map(({ address }) => address))];

  await ask(site.origin, { headers });
  expect(await addresses()).toEqual(['127.0.0.1']);
  await ask(site.origin, { headers, cookies: { stranger: '1' } });
  expect(await addresses()).toEqual(['127.0.0.1', '203.0.113.9']);
});
