import { setTimeout as sleep } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { DroppedConnection, type Faults } from './faults.ts';

/** Delays, drops, refuses or truncates a file. A truncated file has no Content-Length. */
export function fileFaults(faults: Faults): MiddlewareHandler {
  return async (c, next) => {
    const fault = faults.takeOfFile(c.req.path);
    if (fault?.delayMs) await sleep(fault.delayMs);
    if (fault?.drop || fault?.loseAnswer) throw new DroppedConnection();
    await next();
    if (fault?.status === undefined && fault?.body === undefined) return;

    const whole = await c.res.arrayBuffer();
    const share = { empty: 0, malformed: 0.5 }[fault.body ?? 'empty'];
    const headers = new Headers(c.res.headers);
    headers.delete('Content-Length');
    const status = fault.status ?? c.res.status;
    c.res = undefined;
    c.res = new Response(whole.slice(0, Math.floor(whole.byteLength * share)), { status, headers });
  };
}
