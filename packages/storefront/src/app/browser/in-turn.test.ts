import { afterEach, expect, it, vi } from 'vitest';
import { runExclusively } from './in-turn.ts';

afterEach(() => vi.unstubAllGlobals());

const denied = () => Promise.reject(new DOMException('Storage is blocked.', 'SecurityError'));

it('waits for the other tab', async () => {
  const request = vi.fn((_name: string, work: () => Promise<string>) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  await expect(runExclusively('plan:m1', async () => 'paid')).resolves.toBe('paid');
  expect(request.mock.calls[0]?.[0]).toBe('plan:m1');
});

it.each([{}, { locks: { request: denied } }])('works without locks: %j', async (navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(runExclusively('plan:m1', async () => 'paid')).resolves.toBe('paid');
});

it('does not repeat failed work', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, work: () => Promise<string>) => work() },
  });
  const work = vi.fn(() => Promise.reject(new Error('It failed.')));
  await expect(runExclusively('plan:m1', work)).rejects.toThrow('It failed.');
  expect(work).toHaveBeenCalledOnce();
});
