import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const program = fileURLToPath(new URL('../../fuzz.ts', import.meta.url));

/** `pnpm tool fuzz:storefront` sends more requests. */
test('the server survives six hundred odd and broken requests', async () => {
  const fuzz = spawn(process.execPath, [program, '--built', '--requests', '600', '--seed', '1']);
  const [output, errors, [code]] = await Promise.all([
    text(fuzz.stdout),
    text(fuzz.stderr),
    once(fuzz, 'exit'),
  ]);
  expect(code, output + errors).toBe(0);
});
