import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { findPlan } from './plan-parts.tsx';

const { data: plans } = fixture('getPlans');

it('finds the plans that are sold, and no property that every object has', () => {
  const [id = ''] = Object.keys(plans);
  expect(findPlan(plans, id)).toBe(plans[id]);
  for (const unknown of ['', 'none', 'constructor', 'toString', '__proto__']) {
    expect(findPlan(plans, unknown), unknown).toBeUndefined();
  }
});
