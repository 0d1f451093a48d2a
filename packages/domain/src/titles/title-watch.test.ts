import { describe, expect, it } from 'vitest';
import { inHours, now, openScreening } from '../test-support/cart-answers.ts';
import { decide, kindsOf } from '../test-support/decide.ts';

const hours = (count: number) => now + count * 3_600_000;
const second = 1 / 3600;
const offers = { show_free: true, show_buy: true, price: 30_000, ussd: '*780*1024#' };
const owned = { ...openScreening, ekran_owned: true };

describe('with pass', () => {
  it('a viewer plays', () => {
    expect(decide({ pass: true })).toEqual({
      watch: { kind: 'now', until: undefined },
      actions: [{ kind: 'play' }],
      downloads: { kind: 'none' },
      screening: undefined,
      fullRate: undefined,
      notes: [],
      changesAt: undefined,
    });
  });

  it('no date blocks playback, because the server allows it now', () => {
    const { watch, changesAt } = decide({
      pass: true,
      presale: true,
      presale_date: inHours(5),
      release_date: inHours(9),
    });
    expect(watch).toEqual({ kind: 'now', until: undefined });
    expect(changesAt).toBeUndefined();
    expect(decide({ pass: true, release_date: inHours(9) }).watch.kind).toBe('now');
  });

  it('no subscription is offered', () => {
    expect(kindsOf(decide({ pass: true }))).toEqual(['play']);
    expect(kindsOf(decide({ pass: true, show_buy: true }))).toEqual(['play', 'buy']);
    expect(kindsOf(decide({ pass: true, show_free: true }))).toEqual(['play', 'free']);
  });

  it('a ticket has its end', () => {
    const screening = { ...owned, owned_period_end: inHours(8) };
    expect(decide({ pass: true, screening })).toMatchObject({
      watch: { kind: 'now', until: hours(8) },
      actions: [{ kind: 'play' }],
      changesAt: hours(8),
    });
  });

  it('a ticket or a screening that has ended takes nothing away', () => {
    const screening = { ...owned, owned_period_end: inHours(-1), ekran_period_end: inHours(-2) };
    const { watch, changesAt } = decide({ pass: true, screening });
    expect(watch).toEqual({ kind: 'now', until: undefined });
    expect(changesAt).toBeUndefined();
  });

  it('a screening without a ticket has no end of watching', () => {
    expect(decide({ pass: true, screening: openScreening })).toMatchObject({
      watch: { kind: 'now', until: undefined },
      changesAt: hours(48),
    });
  });
});

describe('before a date', () => {
  const presale = { presale: true, presale_date: inHours(5), ...offers };

  it('a title in presale is sold, and not played', () => {
    const decision = decide({ ...presale, show_free: false });
    expect(decision).toMatchObject({
      watch: { kind: 'presale', from: hours(5) },
      actions: [
        { kind: 'buy', price: 30_000, what: 'title', isPresale: true },
        { kind: 'ussd', code: '*780*1024#', address: 'tel:*780*1024%23' },
      ],
      changesAt: hours(5),
    });
    expect(kindsOf(decide(presale))).toEqual(['free', 'ussd']);
  });

  it.each([
    [second, 'presale'],
    [0, 'needs'],
    [-second, 'needs'],
  ])('a presale in %d hours: %s', (from, kind) => {
    const decision = decide({ presale: true, presale_date: inHours(from), show_buy: true });
    expect(decision.watch.kind).toBe(kind);
  });

  it('a presale without a date uses the release date, or has no date', () => {
    const undated = { presale: true, presale_date: null };
    expect(decide({ ...undated, release_date: inHours(9) })).toMatchObject({
      watch: { kind: 'presale', from: hours(9) },
      changesAt: hours(9),
    });
    expect(decide({ ...undated, presale_date: 'soon' })).toMatchObject({
      watch: { kind: 'presale', from: undefined },
      changesAt: undefined,
    });
    expect(decide({ ...undated, release_date: inHours(-9) }).watch.kind).toBe('needs');
  });

  it.each(['soon', '2026-11-21', '2026-11-21T10:00:60Z', ' '])(
    'the unreadable date %j counts as a future date',
    (damaged) => {
      expect(decide({ release_date: damaged, ...offers })).toEqual(
        expect.objectContaining({
          watch: { kind: 'not-released', from: undefined },
          actions: [],
          changesAt: undefined,
        }),
      );
      const presale = { presale: true, release_date: inHours(-9), presale_date: damaged };
      expect(decide({ ...presale, show_buy: true }).watch).toEqual({
        kind: 'presale',
        from: undefined,
      });
      expect(decide({ pass: true, release_date: damaged }).watch.kind).toBe('now');
    },
  );

  it('an empty date is ignored', () => {
    expect(decide({ release_date: '', show_buy: true }).watch.kind).toBe('needs');
    const presale = { presale: true, presale_date: '', release_date: inHours(-9) };
    expect(decide({ ...presale, show_buy: true }).watch.kind).toBe('needs');
  });

  it("a presale's own date takes precedence over the release date", () => {
    const both = { presale: true, presale_date: inHours(5), release_date: inHours(9) };
    expect(decide(both).watch).toEqual({ kind: 'presale', from: hours(5) });
    expect(decide({ ...both, presale_date: inHours(-1) }).watch.kind).toBe('needs');
  });

  it('a presale date without a presale is ignored', () => {
    expect(decide({ presale_date: inHours(5), show_buy: true }).watch.kind).toBe('needs');
  });

  it.each([
    [second, 'not-released'],
    [0, 'needs'],
    [-second, 'needs'],
  ])('a release in %d hours: %s', (from, kind) => {
    expect(decide({ release_date: inHours(from), show_buy: true }).watch.kind).toBe(kind);
  });

  it('a title that is neither released nor in presale is neither sold nor free', () => {
    expect(decide({ release_date: inHours(9), ...offers })).toMatchObject({
      watch: { kind: 'not-released', from: hours(9) },
      actions: [],
      changesAt: hours(9),
    });
  });

  it('a subscription is not offered, because it does not open the title earlier', () => {
    expect(kindsOf(decide({ presale: true, presale_date: inHours(5) }))).toEqual([]);
    expect(kindsOf(decide({ release_date: inHours(5) }))).toEqual([]);
  });

  it('nothing is released if the clock is invalid', () => {
    const lost = { now: Number.NaN };
    expect(decide({ release_date: inHours(-9) }, lost).watch.kind).toBe('not-released');
    expect(decide({ presale: true, presale_date: inHours(-9) }, lost)).toMatchObject({
      watch: { kind: 'presale' },
      changesAt: undefined,
    });
  });
});
