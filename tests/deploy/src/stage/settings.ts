import { fileURLToPath } from 'node:url';

export const workspace = fileURLToPath(new URL('../../../..', import.meta.url));

/** Returns a path that `pnpm tool nginx` found or built. */
export function setting(name: 'NGINX' | 'RELEASE' | 'PARTNER'): string {
  const value = process.env[`CHECK_${name}`];
  if (!value) throw new Error('These tests are started by `pnpm tool nginx`.');
  return value;
}

export const host = 'parde.test';
