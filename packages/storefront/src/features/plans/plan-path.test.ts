import { describe, expect, it } from 'vitest';
import { planPath, readWanted } from './plan-path.ts';

describe('the title that was wanted', () => {
  it('is one that the contract knows', () => {
    expect(readWanted('movie', '1024')).toEqual({ type: 'movie', id: '1024' });
  });

  it.each([
    ['person', '1024'],
    ['movie', '../profile'],
    ['movie', ''],
    [null, '1024'],
    ['movie', null],
  ])('is none of %s %s', (type, id) => {
    expect(readWanted(type, id)).toBeUndefined();
  });
});

describe('the page of a plan', () => {
  it('knows what was wanted', () => {
    const path = planPath('m3', { type: 'episode', id: '9209' });
    expect(path).toBe('/plan/m3?content_type=episode&content_id=9209');
  });

  it('does without', () => {
    expect(planPath('m3', undefined)).toBe('/plan/m3');
  });
});
