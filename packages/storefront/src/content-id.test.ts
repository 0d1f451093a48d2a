import { describe, expect, it } from 'vitest';
import { parseWantedTitle } from './content-id.ts';

describe('the wanted title', () => {
  it('is read if its type is in the contract', () => {
    expect(parseWantedTitle('movie', '1024')).toEqual({ type: 'movie', id: '1024' });
  });

  it.each([
    ['person', '1024'],
    ['toString', '1024'],
    ['movie', '../profile'],
    ['movie', ''],
    [null, '1024'],
    ['movie', null],
  ])('is not read from %s %s', (type, id) => {
    expect(parseWantedTitle(type, id)).toBeUndefined();
  });
});
