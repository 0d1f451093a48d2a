import { describe, expect, it } from 'vitest';
import type { CartAnswer } from '../money/cart-answer.ts';
import {
  createAnswer,
  fullRate,
  inHours,
  now,
  openScreening,
} from '../test-support/cart-answers.ts';
import { createItem } from '../test-support/items.ts';
import { decideTitle } from './title-decision.ts';

const paid = createItem({ itemid: 'paid', amount: 1 });
const unpaid = createItem({ itemid: 'unpaid', amount: 0 });
const both = [paid, unpaid];

function downloadsOf(answer: Partial<CartAnswer>) {
  const cart = createAnswer({ downloads: both, ...answer });
  return decideTitle({ cart, subscription: { subscribed: false }, now }).downloads;
}

function rows(...gets: string[]) {
  return { kind: 'rows', rows: both.map((row, index) => ({ row, get: gets[index] })) };
}

describe('the download rows of a title', () => {
  it('can be downloaded if there is nothing to pay and the viewer may watch, and are bought otherwise', () => {
    expect(downloadsOf({ pass: true })).toEqual(rows('buy', 'download'));
    expect(downloadsOf({})).toEqual(rows('buy', 'subscribe'));
    expect(downloadsOf({ downloads: [unpaid] })).toEqual({
      kind: 'rows',
      rows: [{ row: unpaid, get: 'subscribe' }],
    });
  });

  it('of a series can be open even if the series is not', () => {
    const open = { ...createItem({ itemid: 'open', amount: 0 }), pass: true };
    const cart = { ...createAnswer({ pass: false }), downloads: [open, unpaid] };
    const { downloads } = decideTitle({ cart, subscription: { subscribed: false }, now });
    expect(downloads).toEqual({
      kind: 'rows',
      rows: [
        { row: open, get: 'download' },
        { row: unpaid, get: 'subscribe' },
      ],
    });
  });

  it('are sold in presale before they can be downloaded', () => {
    const presale = { presale: true, presale_date: inHours(5) };
    const from = now + 5 * 3_600_000;
    expect(downloadsOf(presale)).toEqual(rows('buy', 'locked'));
    expect(downloadsOf({ ...presale, downloads: [unpaid] })).toEqual({ kind: 'not-yet', from });
    expect(downloadsOf({ ...presale, downloads: [] })).toEqual({ kind: 'not-yet', from });
    expect(downloadsOf({ ...presale, pass: true })).toEqual(rows('buy', 'download'));
    expect(downloadsOf({ presale: true, downloads: [] })).toEqual({
      kind: 'not-yet',
      from: undefined,
    });
  });

  it('are not available before the release', () => {
    const release = { release_date: inHours(5) };
    const later = { kind: 'not-yet', from: now + 5 * 3_600_000 };
    expect(downloadsOf(release)).toEqual(later);
    expect(downloadsOf({ ...release, show_buy: true })).toEqual(later);
    expect(downloadsOf({ ...release, pass: true })).toEqual(rows('buy', 'download'));
  });

  it('are empty if the server sends none', () => {
    expect(downloadsOf({ downloads: [] })).toEqual({ kind: 'none' });
    expect(downloadsOf({ downloads: [], pass: true })).toEqual({ kind: 'none' });
  });

  it('are withheld at full rate if the server withholds them', () => {
    const withheld = { ...fullRate, show_download: false };
    expect(downloadsOf({ pass: true, fullrate_data: withheld })).toEqual({ kind: 'withheld' });
    expect(downloadsOf({ downloads: [], fullrate_data: withheld })).toEqual({ kind: 'withheld' });
    expect(downloadsOf({ pass: true, fullrate_data: fullRate })).toEqual(rows('buy', 'download'));
  });

  it('of a screening are sold while its tickets are sold', () => {
    expect(downloadsOf({ screening: openScreening })).toEqual(rows('buy', 'locked'));
    const over = { ...openScreening, ekran_period_end: inHours(-1) };
    expect(downloadsOf({ screening: over })).toEqual({ kind: 'none' });
    expect(downloadsOf({ screening: over, pass: true })).toEqual(rows('locked', 'download'));
    const owned = { ...openScreening, ekran_owned: true };
    expect(downloadsOf({ screening: owned, pass: true })).toEqual(rows('locked', 'download'));
    expect(downloadsOf({ screening: owned, pass: true, downloads: [paid] })).toEqual({
      kind: 'none',
    });
  });

  it('are left out if they cannot be bought correctly, and repeated rows are listed once', () => {
    const bad = [Number.NaN, -1, 0.5, 2 ** 60].map((amount, index) =>
      createItem({ itemid: `bad${index}`, amount }),
    );
    const nameless = createItem({ itemid: '' });
    const twice = { ...paid, amount: 7 };
    expect(downloadsOf({ downloads: [...bad, nameless, paid, twice, unpaid] })).toEqual(
      rows('buy', 'subscribe'),
    );
    expect(downloadsOf({ downloads: bad })).toEqual({ kind: 'none' });
  });

  it('are returned unchanged', () => {
    const row = { ...paid, size_bytes: 900 };
    const cart = { ...createAnswer(), downloads: [row] };
    const { downloads } = decideTitle({ cart, subscription: { subscribed: false }, now });
    const sizes =
      downloads.kind === 'rows' ? downloads.rows.map((item) => item.row.size_bytes) : [];
    expect(sizes).toEqual([900]);
  });
});
