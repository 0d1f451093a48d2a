import type { BrandServer } from '../../support/servers/brand-server.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { expect, test } from '../../support/test.ts';

/** The number of codes that the reference API sends to one address before it refuses. */
const allowed = 5;

/** Requests a code for a new number each time, so that only the address is limited. */
async function requestCodes(site: BrandServer, addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const [index, address] of addresses.entries()) {
    const answer = await sendRequest(`${site.origin}/api/v1/login/send-code`, {
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

test('behind a trusted proxy the API gets each viewer’s own address', async ({
  startSite,
  api,
}) => {
  const site = await startSite({ TRUSTED_HOPS: '1' });
  const one = '203.0.113.7';
  const other = '203.0.113.8';
  const addresses = async () => [...new Set((await api.calls()).map(({ address }) => address))];

  await test.step('each address has its own limit', async () => {
    const statuses = await requestCodes(site, [...triesFrom(() => one), other]);
    expect(statuses).toEqual([...served, 429, 200]);
    expect(await addresses()).toEqual([one, other]);
  });

  await test.step('addresses that the viewer adds to the header have no effect', async () => {
    await api.reset();
    const statuses = await requestCodes(
      site,
      triesFrom((index) => `6.6.6.${index}, ${one}`),
    );
    expect(statuses).toEqual([...served, 429]);
    expect(await addresses()).toEqual([one]);
  });

  await test.step('a page for one viewer is requested with the viewer’s address, a page for all guests without', async () => {
    await api.reset();
    const headers = { 'x-forwarded-for': one };
    await sendRequest(site.origin, { headers });
    expect(await addresses()).toEqual(['127.0.0.1']);
    await sendRequest(site.origin, { headers, cookies: { stranger: '1' } });
    expect(await addresses()).toEqual(['127.0.0.1', one]);
  });
});

test('without a trusted proxy the header is ignored', async ({ site, api }) => {
  const statuses = await requestCodes(
    site,
    triesFrom((index) => `203.0.113.${index}`),
  );
  expect(statuses).toEqual([...served, 429]);
  expect([...new Set((await api.calls()).map(({ address }) => address))]).toEqual(['127.0.0.1']);
});
