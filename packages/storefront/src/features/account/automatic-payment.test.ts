import type { DebitSettings } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { readAutomaticPayment } from './automatic-payment.ts';

const { data: settings } = fixture('getDebitSubscriptions');
const bank: Partial<DebitSettings> = { subscriptions: [{ id: 'dd-1', bank: '012' }] };

describe('automatic payment', () => {
  it('is on where a bank pays for something', () => {
    const nothing = { subscription: false, pay_anything: false };
    expect(readAutomaticPayment({ ...bank, configs: nothing })).toMatchObject({
      hasBank: true,
      isOn: false,
    });
    for (const configs of [
      { ...nothing, subscription: true },
      { ...nothing, pay_anything: true },
    ]) {
      expect(readAutomaticPayment({ ...bank, configs }).isOn).toBe(true);
      expect(readAutomaticPayment({ subscriptions: [], configs }).isOn).toBe(false);
    }
  });

  it('counts the series that are bought', () => {
    const series = settings.series.map((each, place) => ({ ...each, directdebit: place === 0 }));
    expect(series.length).toBeGreaterThan(1);
    expect(readAutomaticPayment({ ...bank, series })).toMatchObject({ isOn: true, series: 1 });
  });

  it('is on where a server writes 1', () => {
    const written = { configs: { subscription: 1 }, series: [{ id: '92', directdebit: 1 }] };
    const read: Partial<DebitSettings> = JSON.parse(JSON.stringify(written));
    expect(readAutomaticPayment({ ...bank, ...read })).toMatchObject({ renews: true, series: 1 });
  });

  it('is off where the answer says nothing', () => {
    expect(readAutomaticPayment({}).isOn).toBe(false);
  });
});
