import { describe, expect, it } from 'vitest';
import { noScreening } from '../money/cart-answer.ts';
import { inHours, now, openScreening } from '../test-support/cart-answers.ts';
import { readScreening } from './screening.ts';

const second = 1 / 3600;

describe('a screening', () => {
  it('is undefined if `ekran` is false, whatever the other fields contain', () => {
    expect(readScreening(noScreening, false, now)).toBeUndefined();
    expect(readScreening({ ...openScreening, ekran: false }, true, now)).toBeUndefined();
  });

  it('has its id, its hours, and a ticket to buy', () => {
    expect(readScreening(openScreening, false, now)).toEqual({
      id: 'ekran-7',
      sale: { kind: 'open', until: now + 48 * 3_600_000 },
      ticket: { kind: 'none' },
      hours: 8,
    });
  });

  it('may have no other data', () => {
    expect(readScreening({ ...noScreening, ekran: true }, false, now)).toEqual({
      id: undefined,
      sale: { kind: 'open', until: undefined },
      ticket: { kind: 'none' },
      hours: undefined,
    });
    expect(readScreening({ ...openScreening, ekran_id: '' }, false, now)?.id).toBeUndefined();
  });

  it.each([
    [second, 'open'],
    [0, 'over'],
    [-second, 'over'],
  ])('with a sale that ends in %d hours has a sale that is %s', (hours, kind) => {
    const answer = { ...openScreening, ekran_period_end: inHours(hours) };
    expect(readScreening(answer, false, now)?.sale.kind).toBe(kind);
    expect(readScreening(answer, true, now)?.sale.kind).toBe(kind);
  });

  it('has the time at which the sale ended', () => {
    const answer = { ...openScreening, ekran_period_end: inHours(-3) };
    expect(readScreening(answer, false, now)?.sale).toEqual({
      kind: 'over',
      since: now - 3 * 3_600_000,
    });
  });

  it.each([
    [second, false, { kind: 'valid', until: now + 1000 }],
    [0, false, { kind: 'over', since: now }],
    [-second, false, { kind: 'over', since: now - 1000 }],
    [second, true, { kind: 'valid', until: now + 1000 }],
    [0, true, { kind: 'valid', until: undefined }],
    [-second, true, { kind: 'valid', until: undefined }],
  ])('with a ticket that ends in %d hours and pass %j has the ticket %j', (hours, pass, ticket) => {
    const answer = { ...openScreening, ekran_owned: true, owned_period_end: inHours(hours) };
    expect(readScreening(answer, pass, now)?.ticket).toEqual(ticket);
  });

  it('has a valid ticket if its end is unknown', () => {
    for (const owned_period_end of [null, 'soon', '2026-11-20']) {
      const answer = { ...openScreening, ekran_owned: true, owned_period_end };
      expect(readScreening(answer, false, now)?.ticket).toEqual({
        kind: 'valid',
        until: undefined,
      });
    }
  });

  it('has no ticket if it is not owned, whatever its end', () => {
    const answer = { ...openScreening, owned_period_end: inHours(5) };
    expect(readScreening(answer, true, now)?.ticket).toEqual({ kind: 'none' });
  });

  it.each([
    [1, 1],
    [8, 8],
    [0, undefined],
    [-8, undefined],
    [1.5, undefined],
    [Number.NaN, undefined],
    [10_001, undefined],
    [null, undefined],
  ])('with %j hours has %j', (ekran_hour, hours) => {
    expect(readScreening({ ...openScreening, ekran_hour }, false, now)?.hours).toBe(hours);
  });

  it('is not over if the clock is invalid', () => {
    const answer = { ...openScreening, ekran_owned: true, owned_period_end: inHours(-5) };
    expect(readScreening(answer, false, Number.NaN)).toMatchObject({
      sale: { kind: 'open' },
      ticket: { kind: 'valid' },
    });
  });
});
