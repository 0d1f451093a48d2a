import { describe, expect, it } from 'vitest';
import { scrubPath } from './scrub.ts';

describe('a path in logs and reports', () => {
  it.each([
    ['/movie/1024', '/movie/1024'],
    ['/search/words', '/search/:search?'],
    ['/nothing', '/nothing'],
    ['/api/v1/get/movie/1024', '/api/v1/get/movie/1024'],
    ['/assets/main-1a2b.js', '/assets/main-1a2b.js'],
    ['/media/stream/signed', '/media/stream/…'],
    ['/media/stream;x/signed', '/media/stream/…'],
  ])('for %s is %s', (path, expected) => {
    expect(scrubPath(path)).toBe(expected);
  });

  it.each([
    '//search/words',
    '/search//words',
    '/search/words/extra',
    '/search%2Fwords',
    '/search;words',
    '/search/words%ff',
    '/nothing/words',
    '/%73earch/words',
  ])('contains none of the viewer’s text in the spelling %s', (path) => {
    expect(scrubPath(path)).not.toContain('words');
  });
});
