import { describe, expect, it } from 'vitest';
import type { Middleware } from '../index.ts';
import { createTestApi, empty, failureOf, json } from '../test-support/api.ts';

const cause = new Error('the middleware fails');

function fail(): never {
  throw cause;
}

/** Records each step of a call. */
function createSpy(name: string, steps: string[]): Middleware {
  return {
    onRequest: ({ schemaPath, params }) => {
      steps.push(`${name} ${schemaPath} ${params.path?.id}`);
    },
    onResponse: ({ response }) => {
      steps.push(`${name} ${response.status}`);
    },
    onError: () => {
      steps.push(`${name} error`);
    },
  };
}

describe('middleware', () => {
  it('runs in order for a request, and in reverse order for its answer', async () => {
    const { api } = createTestApi(() => json({ data: {} }));
    const steps: string[] = [];
    api.use(createSpy('one', steps), createSpy('two', steps));
    await api.getMovie({ path: { id: '7' } });
    const path = '/get/movie/{id} 7';
    expect(steps).toEqual([`one ${path}`, `two ${path}`, 'two 200', 'one 200']);
  });

  it('no longer runs after eject', async () => {
    const { api } = createTestApi(() => json({ data: {} }));
    const steps: string[] = [];
    const [one, two] = [createSpy('one', steps), createSpy('two', steps)];
    api.use(one, two);
    api.eject(one);
    await api.getMovie({ path: { id: '7' } });
    expect(steps).toEqual(['two /get/movie/{id} 7', 'two 200']);
  });

  it('can replace the request and the answer', async () => {
    const { api, requests } = createTestApi(() => empty(404));
    api.use({
      onRequest: ({ request }) => new Request(request, { headers: { 'x-trace': 'abc' } }),
      onResponse: ({ response }) =>
        json({ data: { name_fa: `was ${response.status}` } }, { headers: { 'x-request-id': 'r' } }),
    });
    const { data, requestId } = await api.call.raw('getMovie', { path: { id: '7' } });
    expect(requests[0]?.headers.get('x-trace')).toBe('abc');
    expect(data.data.name_fa).toBe('was 404');
    expect(requestId).toBe('r');
  });

  it('can answer without a request, and its answer is checked as a server’s', async () => {
    const { api, requests } = createTestApi(() => json({}));
    let stored = json({ data: [] });
    api.use({ onRequest: () => stored });
    expect(await api.getDiscover()).toEqual({ data: [] });
    stored = json({ data: 'text' });
    expect((await failureOf(api.getDiscover())).kind).toBe('malformed');
    stored = empty(503);
    expect(await failureOf(api.getDiscover())).toMatchObject({ kind: 'message', status: 503 });
    expect(requests).toHaveLength(0);
  });

  it('can turn a network failure into an answer or another error', async () => {
    const { api } = createTestApi(fail, { retry: false });
    let outcome: Response | Error = json({ data: [] });
    api.use({ onError: () => outcome });
    expect(await api.getDiscover()).toEqual({ data: [] });
    outcome = new Error('offline');
    expect(await failureOf(api.getDiscover())).toMatchObject({ kind: 'network', cause: outcome });
  });

  it('runs again for each retry', async () => {
    const { api } = createTestApi(
      (_, attempt) => (attempt === 1 ? empty(503) : json({ data: [] })),
      {
        retry: { baseDelay: 0 },
      },
    );
    const steps: string[] = [];
    api.use(createSpy('one', steps));
    await api.getDiscover();
    expect(steps.filter((step) => /\d{3}/.test(step))).toEqual(['one 503', 'one 200']);
    expect(steps).toHaveLength(4);
  });

  it('fails as unsent, with its cause, if onRequest throws', async () => {
    const { api, requests } = createTestApi(() => json({ data: [] }));
    api.use({ onRequest: fail });
    expect(await failureOf(api.getDiscover())).toMatchObject({ kind: 'unsent', cause });
    expect(requests).toHaveLength(0);
  });

  it('fails as malformed, with its cause and no retry, if onResponse throws', async () => {
    const { api, requests } = createTestApi(() => json({ data: [] }));
    const steps: string[] = [];
    api.use({ onResponse: fail }, createSpy('two', steps));
    const error = await failureOf(api.getDiscover());
    expect(error).toMatchObject({ kind: 'malformed', status: 200, cause });
    expect(requests).toHaveLength(1);
    expect(steps).toContain('two 200');
  });

  it('leaves a connection that drops in the body a network failure', async () => {
    const dropped = new ReadableStream({ start: (controller) => controller.error(cause) });
    const { api } = createTestApi(() => new Response(dropped), { retry: false });
    api.use(createSpy('one', []));
    expect((await failureOf(api.getDiscover())).kind).toBe('network');
  });
});
