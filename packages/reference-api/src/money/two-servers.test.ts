import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer } from '@parde/api-client';
import { afterEach, expect, it } from 'vitest';
import { buyPlan, callsOf, charge, firstPlan, payAt, signInAt } from '../test-support/shopper.ts';
import { read } from '../test-support/test-api.ts';

const bin = fileURLToPath(new URL('../bin.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'parde-two-servers-'));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts one of two servers on the same file. */
async function startServer(): Promise<string> {
  const options = ['--port', '0', '--catalogue', 'small', '--db', join(folder, 'a.db')];
  const child = spawn(process.execPath, [bin, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    const address = /ready at (\S+)\/api\/v1\n/.exec(String(chunk))?.[1];
    if (address) return address;
  }
  throw new Error('The server ended without being ready.');
}

it('sells and settles once if two servers get the same key', async () => {
  const first = await startServer();
  const second = await startServer();
  const servers = [first, second];
  const mobile = '09351000001';
  const token = await signInAt(first, mobile);
  const [one, other] = servers.map((server) => callsOf(server, { mobile, token }));
  if (!one || !other) throw new Error('There are two servers.');

  const topUp = charge();
  const begun = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => (turn % 2 ? one : other).write(topUp)),
  );
  const pages = await Promise.all(begun.map((response) => response.text()));
  // The address of the bank's page names the first server, even if the second one answers.
  expect(new Set(pages).size).toBe(1);
  await Promise.all(
    Array.from({ length: 10 }, (_, turn) => payAt(turn % 2 ? first : second, pages[0] ?? '')),
  );

  const plan = await firstPlan(first);
  const purchase = buyPlan(plan.id, plan.price);
  const bought = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => (turn % 2 ? one : other).write(purchase)),
  );
  expect(bought.map(({ status }) => status)).toEqual(bought.map(() => 200));
  expect(new Set(await Promise.all(bought.map((response) => response.text()))).size).toBe(1);

  const total = plan.price + Math.round(plan.price / 10);
  for (const { send } of [one, other]) {
    const wallet = await read<Answer<'getWallet'>>(send('POST', '/get/my_wallet'));
    expect(wallet.data.credit).toBe(1_000_000 - total);
    const { data } = await read<Answer<'listPayments'>>(send('GET', '/get/payments'));
    expect(data.items).toHaveLength(2);
  }
}, 60_000);
