// Tests may import components with their styles.
import '@vanilla-extract/css/disableRuntimeStyles';
import './third-language/file-scope.ts';
import { afterAll, vi } from 'vitest';

// Hono's server replaces both globals.
const { Request, Response } = globalThis;

/** Resets all stubs and modules, because test files share a process. Each file gets its own modules. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
  Object.assign(globalThis, { Request, Response });
});
