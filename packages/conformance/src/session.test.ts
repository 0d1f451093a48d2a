import { afterAll, describe, expect, it } from 'vitest';
import { checkServer } from './check-server.ts';
import { baseUrl, changing, createServer } from './test-support/changed-server.ts';

const server = createServer();
afterAll(server.close);

describe('signing in', () => {
  it('signs out of the session that it began, and of no other', async () => {
    const ended: (string | null)[] = [];
    const fetch = changing(server.connect(), 'logout', (answer, request) => {
      ended.push(request.headers.get('authorization'));
      return answer;
    });
    const only = ['getUser', 'logout'] as const;
    const signIn = server.signIn('09120000002');
    const report = await checkServer({ baseUrl, fetch, only, signIn });
    expect(report.operations.map(({ result }) => result)).toEqual([
      'as the contract',
      'as the contract',
    ]);
    expect(ended).toHaveLength(1);
    await checkServer({ baseUrl, fetch, only, token: await server.tokenOf('09120000003') });
    expect(ended).toHaveLength(1);
  });

  it('reports a wrong code that is not answered with 422', async () => {
    const fetch = changing(server.connect(), 'login', (answer) =>
      answer.ok ? answer : Response.json({ message: 'No' }, { status: 401 }),
    );
    const signIn = server.signIn('09350000001');
    const report = await checkServer({ baseUrl, fetch, signIn, write: true, only: ['login'] });
    expect(report.operations[0]?.deviations).toEqual([
      { path: 'wrong code', problem: 'status 401, not 422', outcome: 'noticed', times: 1 },
    ]);
  });

  it('reports a code that is not four digits', async () => {
    const signIn = { mobile: '09350000004', code: async () => '12345' };
    const fetch = server.connect();
    const report = await checkServer({ baseUrl, fetch, signIn, only: ['login'] });
    expect(report.operations[0]?.deviations).toContainEqual(
      expect.objectContaining({ path: 'code', outcome: 'failed' }),
    );
  });

  it('does not request the code if sending it failed', async () => {
    const fetch = changing(server.connect(), 'sendCode', () =>
      Response.json({ message: 'No' }, { status: 500 }),
    );
    const signIn = {
      mobile: '09350000002',
      code: () => Promise.reject(new Error('It asked for a code')),
    };
    const report = await checkServer({ baseUrl, fetch, signIn, only: ['sendCode', 'login'] });
    expect(report.operations.map(({ result }) => result)).toEqual(['not asked', 'cannot be read']);
  });
});
