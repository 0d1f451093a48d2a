import { describe, expect, it } from 'vitest';
import { readWanted } from './wanted-title.ts';

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
