import { expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { pages } from './pages.ts';

it('measures every page of the workspace’s build three times by default', () => {
  expect(readOptions([], '/here')).toEqual({ builds: [], pages, runs: 3 });
});

it('accepts two builds, some pages in their order, and the number of runs', () => {
  const args = ['--pages', 'film,home', '--runs', '5', '--builds', '../before', '/after'];
  const options = readOptions(args, '/here/now');
  expect(options.builds).toEqual(['/here/before', '/after']);
  expect(options.pages.map(({ name }) => name)).toEqual(['film', 'home']);
  expect(options.runs).toBe(5);
});

it.each([
  ['a page that there is not', ['--pages', 'home,hom'], "no page 'hom'"],
  ['no runs', ['--runs', '0'], '--runs 0'],
  ['three builds', ['--builds', 'a', 'b', 'c'], 'one build or two'],
  ['builds without the word', ['a', 'b'], 'one build or two'],
])('refuses %s', (_, args, message) => {
  expect(() => readOptions(args, '/')).toThrow(message);
});
