import { expect, it } from 'vitest';
import { bodyToForward } from './proxy.server.ts';

const forward = (body: string) =>
  bodyToForward(new Request('http://parde.test/', { method: 'POST', body }), 'getCart', {
    origin: 'http://parde.test',
    requestId: undefined,
  });

it.each(['[1,2]', '7', '"x"', 'null', 'true', '{"id":'])(
  'a body of %s is refused',
  async (body) => {
    const refused = await forward(body);
    if (typeof refused === 'string') throw new Error('It was forwarded');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toHaveProperty('message_fa');
  },
);

it('a body that is nested too deeply is refused', async () => {
  const refused = await forward(`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`);
  expect(refused).toHaveProperty('status', 400);
});

it.each(['', '{}', '{"id":"1"}'])('a body of %j is forwarded', async (body) => {
  expect(await forward(body)).toBe(body);
});
