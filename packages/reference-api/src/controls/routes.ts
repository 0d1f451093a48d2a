import { Hono } from 'hono';
import { preferredLocale } from '../contract/message.ts';
import { readJson } from '../contract/request-input.ts';
import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Outbox } from './outbox.ts';
import { outboxPage } from './outbox-page.ts';
import type { LoggedRequest } from './request-log.ts';
import type { RingBuffer } from './ring-buffer.ts';

export type Controls = {
  outbox: Outbox;
  faults: Faults;
  clock: Clock;
  /** Charges the automatic payments that are due after the clock was moved. */
  settleDue: () => void;
  requests: RingBuffer<LoggedRequest>;
  clearLimits: () => void;
};

/** Control routes for tests and developers. They do not exist in production. */
export function controlRoutes(controls: Controls): Hono {
  const { outbox, faults, clock, settleDue, requests, clearLimits } = controls;
  const app = new Hono();
  app.get('/_outbox', async (c) => {
    const mobile = c.req.query('mobile');
    const messages = outbox.list(mobile);
    const still = c.req.query('still') !== undefined;
    const locale = preferredLocale(c.req.header('accept-language') ?? null);
    // Browsers name HTML in Accept; curl and fetch accept anything, and get JSON.
    const forPerson = c.req.header('accept')?.includes('text/html');
    return forPerson ? outboxPage(messages, { mobile, still, locale }) : c.json({ data: messages });
  });
  app.post('/_faults', async (c) => {
    faults.add(await readJson(c.req.raw));
    return c.body(null, 204);
  });
  app.delete('/_faults', (c) => {
    faults.clear();
    return c.body(null, 204);
  });
  app.get('/_clock', (c) => c.json({ data: clock.state() }));
  app.post('/_clock', async (c) => {
    clock.advance(await readJson(c.req.raw));
    settleDue();
    return c.json({ data: clock.state() });
  });
  app.get('/_requests', (c) => c.json({ data: requests.list() }));
  app.delete('/_requests', (c) => {
    requests.clear();
    return c.body(null, 204);
  });
  app.delete('/_limits', (c) => {
    clearLimits();
    return c.body(null, 204);
  });
  return app;
}
