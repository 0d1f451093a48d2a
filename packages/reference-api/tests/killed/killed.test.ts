import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../src/storage/database.ts';
import {
  callsOf,
  firstPlan,
  type Shopper,
  shop,
  signInAt,
} from '../../src/test-support/shopper.ts';

const bin = fileURLToPath(new URL('../../src/bin.ts', import.meta.url));
const shopperCount = 32;
/** The default takes a few seconds; `pnpm tool fuzz` runs for longer. */
const kills = Number(process.env.PARDE_FUZZ_KILLS ?? 4);
/** A server is killed after this many answers, while other requests are pending. */
const answersBeforeKill = 80;

let folder = '';
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parde-killed-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const file = () => join(folder, 'a.db');

/** Starts a server on the previous server's file and waits until it is ready. */
async function startServer(): Promise<string> {
  const options = [
    '--port',
    '0',
    '--catalogue',
    'small',
    '--empty-accounts',
    '--trusted-hops',
    '1',
  ];
  const started = spawn(process.execPath, [bin, ...options, '--db', file()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  let output = '';
  for await (const chunk of started.stdout.setEncoding('utf8')) {
    output += chunk;
    const address = /ready at (\S+)\/api\/v1\n/.exec(output)?.[1];
    if (address) return address;
  }
  throw new Error(`It ended without being ready: ${output}`);
}

async function killServer(): Promise<void> {
  if (!child) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** Lets shoppers use one server after another, each of which is killed under load. */
async function shopThroughKills(): Promise<Shopper[]> {
  const shoppers: Shopper[] = [];
  for (let round = 0; round < kills; round += 1) {
    const address = await startServer();
    while (shoppers.length < shopperCount) {
      const mobile = `09351000${String(shoppers.length).padStart(3, '0')}`;
      const token = await signInAt(address, mobile);
      shoppers.push({ mobile, token, acknowledged: [], open: undefined, paid: new Set() });
    }
    const plan = await firstPlan(address);
    let answers = 0;
    const onAnswer = async () => {
      answers += 1;
      if (answers === answersBeforeKill) await killServer();
    };
    const ends = await Promise.allSettled(
      shoppers.map((shopper) => shop(address, shopper, plan, onAnswer)),
    );
    for (const end of ends) {
      if (end.status === 'rejected' && !(end.reason instanceof TypeError)) throw end.reason;
    }
  }
  return shoppers;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

it('loses no answered write and repeats none when it is killed under load', {
  timeout: kills * 40_000,
}, async () => {
  const shoppers = await shopThroughKills();
  expect(sum(shoppers.map((shopper) => shopper.acknowledged.length))).toBeGreaterThan(kills * 30);

  const address = await startServer();
  for (const shopper of shoppers) {
    const { write } = callsOf(address, shopper);
    for (const { answer, ...sent } of shopper.acknowledged) {
      const again = await write(sent);
      expect({ status: again.status, answer: await again.text() }).toEqual({ status: 200, answer });
    }
  }
  await killServer();

  const db = openDatabase(file());
  const accounts = db.all(db.from.selectFrom('ledger_accounts').selectAll());
  const transfers = db.all(db.from.selectFrom('ledger_transfers').selectAll());
  const payments = db.all(db.from.selectFrom('payments').selectAll());
  db.close();

  expect(sum(accounts.map(({ balance }) => balance))).toBe(0);
  for (const { id, balance } of accounts) {
    const into = transfers.filter(({ to_account }) => to_account === id);
    const out = transfers.filter(({ from_account }) => from_account === id);
    expect(balance).toBe(sum(into.map((one) => one.amount)) - sum(out.map((one) => one.amount)));
  }
  for (const { id, status, amount, vat } of payments) {
    const moved = transfers.filter(({ payment_id }) => payment_id === id);
    expect(sum(moved.map((one) => one.amount))).toBe(status === 'paid' ? amount + vat : 0);
  }
  for (const { mobile, acknowledged, paid } of shoppers) {
    const own = payments.filter((payment) => payment.mobile === mobile);
    // Each answered key has exactly one payment, and the pending write has at most one more.
    expect([0, 1]).toContain(own.length - acknowledged.length);
    const settled = own.filter(({ status }) => status === 'paid');
    const pages = settled.map(({ pay_token }) => `/_bank/pay/${pay_token}`);
    expect(pages).toEqual(expect.arrayContaining([...paid]));
  }
});
