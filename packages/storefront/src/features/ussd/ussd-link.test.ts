import { createApiClient, type UssdLink } from '@parde/api-client';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { matchRow } from '../../route-table.ts';
import { knownReading, linkReadings, loadLink, readLink } from './ussd-link.ts';

const paramsOf = (address: string) => matchRow(address).params;

describe('the meaning of the parts of an operator’s link', () => {
  it.each([
    ['/USSDlink/u-1', { user_id: 'u-1' }, { package: 'u-1' }],
    [
      '/USSDlink/1024-1080p/u-1',
      { file_id: '1024-1080p', user_id: 'u-1' },
      { user_id: '1024-1080p', package: 'u-1' },
    ],
    ['/USSDlink/1024-1080p/u-1/m1', { file_id: '1024-1080p', user_id: 'u-1', package: 'm1' }],
  ])('%s', (address, ...readings) => {
    expect(linkReadings(paramsOf(address))).toEqual(readings);
  });
});

function serverThatKnows(query: string, otherwise = 404) {
  const calls: string[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test/api/v1',
    fetch: async (request) => {
      const { search } = new URL(request instanceof Request ? request.url : String(request));
      calls.push(search);
      return search === query
        ? Response.json({ data: { ussd: '*780*1#' } })
        : Response.json({ message: 'no' }, { status: otherwise });
    },
  });
  return { api, calls, queryClient: new QueryClient() };
}

describe('a link that is not a user’s link', () => {
  const params = paramsOf('/USSDlink/u-1/m1');

  it('is requested as a package’s link, and shown as it was answered', async () => {
    const server = serverThatKnows('?user_id=u-1&package=m1');
    expect(await loadLink(server, params)).toEqual({ ussd: '*780*1#' });
    expect(server.calls).toEqual(['?file_id=u-1&user_id=m1', '?user_id=u-1&package=m1']);
    expect(knownReading(server, params)).toEqual({ user_id: 'u-1', package: 'm1' });
  });

  it('is unknown if both readings are', async () => {
    const server = serverThatKnows('');
    await expect(loadLink(server, params)).rejects.toMatchObject({ status: 404 });
    expect(server.calls).toHaveLength(2);
  });

  it('is not treated as unknown if the server refuses to answer', async () => {
    const server = serverThatKnows('', 403);
    await expect(loadLink(server, params)).rejects.toMatchObject({ status: 403 });
    expect(server.calls).toHaveLength(1);
  });
});

const whole: UssdLink = {
  ussd: '*780*1024#',
  operator: { key: 'mci', name_fa: 'همراه اول', name_en: null },
  price: 49_500,
  title_fa: 'شب‌های بی‌ستارهٔ یزد',
  title_en: 'Starless Nights of Yazd',
  card: null,
  expires_at: '2026-11-21T23:59:59+03:30',
};

describe('reading an operator’s link', () => {
  it('returns the link’s data in the viewer’s language', () => {
    expect(readLink(whole, 'en')).toEqual({
      code: { code: '*780*1024#', address: 'tel:*780*1024%23' },
      name: 'Starless Nights of Yazd',
      operator: 'همراه اول',
      operatorKey: 'mci',
      price: 49_500,
      card: null,
      until: Date.parse('2026-11-21T20:29:59Z'),
    });
  });

  it('falls back to Persian if the English title is empty', () => {
    expect(readLink({ ...whole, title_en: ' ' }, 'en').name).toBe(whole.title_fa);
  });

  it('returns no code that does more than request the link', () => {
    expect(readLink({ ...whole, ussd: '*21*0912#' }, 'fa').code).toBeUndefined();
  });
});
