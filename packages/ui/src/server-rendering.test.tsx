import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as iconSet from './components/icons/index.ts';
import * as kit from './index.ts';
import { oneOfEach } from './stories/parts/one-of-each.tsx';

const iconNames = Object.keys(kit).filter((name) => name.endsWith('Icon'));

const componentNames = Object.entries(kit)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name)
  .filter((name) => !iconNames.includes(name));

const error = vi.spyOn(console, 'error');
const warn = vi.spyOn(console, 'warn');

afterEach(() => {
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

test('renders every exported component', () => {
  expect(Object.keys(oneOfEach('fa')).sort()).toEqual([...componentNames].sort());
});

describe.each(['fa', 'en'] as const)('on the server, without a provider, in %s', (locale) => {
  test.each(Object.entries(oneOfEach(locale)))('%s', (_, element) => {
    expect(renderToString(element)).toMatch(/^</);
  });
});

const icons = Object.entries(iconSet).filter((entry): entry is [string, typeof iconSet.PlayIcon] =>
  entry[0].endsWith('Icon'),
);

test.each(icons)('%s is decoration without a label and named with one', (_, Icon) => {
  expect(renderToString(<Icon />)).toContain('aria-hidden="true"');
  expect(renderToString(<Icon label="پخش" />)).toMatch(/role="img" aria-label="پخش"/);
});
