import { createApiClient } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../page/queries.ts';
import { describeFailure, type Report } from './report.ts';

function searchThatAnswers(status: number, body = '{}') {
  const headers = { 'content-type': 'application/json', 'x-request-id': 'abcdefgh' };
  return createApiClient({
    baseUrl: 'https://parde.example/api/v1',
    retry: false,
    fetch: async () => new Response(body, { status, headers }),
  });
}

async function failuresOf(status: number, body?: string) {
  const report = vi.fn<Report>();
  const printed = vi.spyOn(console, 'error');
  const client = createQueryClient(report);
  await client.prefetchQuery(
    ask(searchThatAnswers(status, body), 'quickSearch', { query: { query: 'شب‌ها' } }),
  );
  expect(printed).not.toHaveBeenCalled();
  return report.mock.calls.map(([event, error]) => describeFailure(event, error));
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a failed query', () => {
  it('is reported with its request id, but not to the console', async () => {
    expect(await failuresOf(500, '{"message":"Out of order"}')).toEqual([
      {
        event: 'query-failed',
        message: 'An error occurred while fetching: Out of order',
        operation: 'quickSearch',
        status: 500,
        requestId: 'abcdefgh',
      },
    ]);
  });

  it('is reported as invalid if the response was invalid', async () => {
    const [failure] = await failuresOf(200, '{"data":');
    expect(failure?.message).toMatch(/^The response was invalid/);
  });

  it.each([401, 403, 404])('is not reported with status %i', async (status) => {
    expect(await failuresOf(status)).toEqual([]);
  });
});
