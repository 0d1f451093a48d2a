import type { OperationId } from '@parde/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionEnds } from './session.server.ts';

afterEach(() => vi.restoreAllMocks());

/** Returns the calls that a server with these operations receives at the end of two sessions, and the log's lines. */
async function endsOn(operations: readonly OperationId[] | undefined, status = 200) {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const requested: string[] = [];
  const ends = sessionEnds('https://api.test/api/v1', {
    operations,
    send: async ({ method, url }) => {
      requested.push(`${method} ${url.replace('https://api.test/api/v1', '')}`);
      return Response.json({}, { status });
    },
  });
  const viewer = { token: 'tok_12345678', address: undefined, requestId: 'r-1' };
  await ends.refused(viewer);
  await ends.replaced(viewer);
  return { requested, lines: written.mock.calls.map(([line]) => String(line)) };
}

it.each([
  [undefined, ['GET /logout?2', 'POST /logout']],
  [['endSession'], ['GET /logout?2']],
  [['logout'], ['POST /logout']],
  [[], []],
] as const)(
  'the end of a session is sent to a server with the operations %j, and to no other',
  async (operations, calls) => {
    const { requested, lines } = await endsOn(operations);
    expect(requested).toEqual(calls);
    expect(lines).toEqual([]);
  },
);

it('a failure is only logged', async () => {
  const { lines } = await endsOn(undefined, 500);
  expect(lines.filter((line) => line.includes('end-session-failed'))).toHaveLength(2);
});
