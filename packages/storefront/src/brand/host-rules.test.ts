import { describe, expect, it } from 'vitest';
import type { Brand } from './define-brand.ts';
import { type Deployment, hostRules } from './host-rules.ts';
import { testBrand } from './test-brand.ts';

const plain: Deployment = {
  DEPLOYMENT: 'production',
  ASSUME_SUBSCRIBED: false,
  ASSUME_SUBSCRIBED_EXCEPT: [],
};
const withRules = (rules: Brand['rules']): Brand => ({ ...testBrand, rules });

describe('the link to the payments', () => {
  const brand = withRules({
    hidePayments: { hosts: ['tv.partner.example'], deployment: 'in-app' },
  });
  const shows = (host: string, DEPLOYMENT: string) =>
    hostRules(brand, { ...plain, DEPLOYMENT }, host).showsPayments;

  it('is hidden on the named host in the named deployment', () => {
    expect(shows('tv.partner.example', 'in-app')).toBe(false);
    expect(shows('TV.partner.example:443', 'in-app')).toBe(false);
  });

  it('is shown on another host and in another deployment', () => {
    expect(shows('partner.example', 'in-app')).toBe(true);
    expect(shows('tv.partner.example', 'production')).toBe(true);
  });

  it('is hidden on every host if the rule names none', () => {
    const everywhere = withRules({ hidePayments: true, hideFullRateTip: true });
    const rules = hostRules(everywhere, plain, 'parde.example');
    expect(rules).toMatchObject({ showsPayments: false, showsFullRateTip: false });
  });

  it('is shown if the brand has no such rule', () => {
    expect(hostRules(testBrand, plain, 'tv.partner.example').showsPayments).toBe(true);
  });
});

it('the full-rate tip is hidden on the named hosts in every deployment', () => {
  const brand = withRules({ hideFullRateTip: { hosts: ['plus.example', 'www.plus.example'] } });
  const shows = (host: string, DEPLOYMENT = 'production') =>
    hostRules(brand, { ...plain, DEPLOYMENT }, host).showsFullRateTip;
  expect(shows('plus.example')).toBe(false);
  expect(shows('www.plus.example', 'staging')).toBe(false);
  expect(shows('parde.example')).toBe(true);
});

it('every viewer counts as subscribed if the deployment assumes it, except on the two excepted hosts', () => {
  const assumed = {
    ...plain,
    ASSUME_SUBSCRIBED: true,
    ASSUME_SUBSCRIBED_EXCEPT: ['a.example', 'b.example'],
  };
  const assumes = (deployment: Deployment, host: string) =>
    hostRules(testBrand, deployment, host).assumesSubscribed;
  expect(assumes(assumed, 'parde.example')).toBe(true);
  expect(assumes(assumed, 'a.example')).toBe(false);
  expect(assumes(assumed, 'b.example')).toBe(false);
  expect(assumes(plain, 'parde.example')).toBe(false);
});
