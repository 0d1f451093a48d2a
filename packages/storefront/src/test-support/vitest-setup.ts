import { afterAll, vi } from 'vitest';

// Hono's server replaces both.
const { Request, Response } = globalThis;

/** Test files share a process. Each has modules of its own, and leaves none of its stubs to the next. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
  Object.assign(globalThis, { Request, Response });
});
