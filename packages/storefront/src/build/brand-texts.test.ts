import { expect, it } from 'vitest';
import { partsOf } from './brand-texts.ts';

it('splits a text at its headings and leaves out its title', () => {
  const source =
    '# Terms\n\nIn short.\n\n## Plans\n\nSee [plans](/profile/plans).\n\n### Refunds\n\n| A | B |\n|---|---|\n| 1 | 2 |\n';
  expect(partsOf(source, 'terms.en.md')).toEqual([
    { html: '<p>In short.</p>' },
    {
      heading: 'Plans',
      html: expect.stringMatching(
        /^<p>See <a href="\/profile\/plans">plans<\/a>\.<\/p>\s<h3>Refunds<\/h3>\s<table>/,
      ),
    },
  ]);
});

it('uses the headings of an FAQ as its questions, with or without groups', () => {
  expect(partsOf('# FAQ\n\n## Where?\n\nHere.\n\n## When?\n\nNow.\n', 'faq.en.md')).toEqual([
    { heading: 'Where?', html: '<p>Here.</p>' },
    { heading: 'When?', html: '<p>Now.</p>' },
  ]);
  const grouped =
    '## Account\n\n### How?\n\nSo.\n\n### Why *now*?\n\nThus.\n\n## Where?\n\nHere.\n';
  expect(partsOf(grouped, 'faq.en.md')).toEqual([
    { group: 'Account', heading: 'How?', html: '<p>So.</p>' },
    { group: 'Account', heading: 'Why <em>now</em>?', html: '<p>Thus.</p>' },
    { heading: 'Where?', html: '<p>Here.</p>' },
  ]);
});

it('makes privacy one part of the terms', () => {
  expect(partsOf('# Privacy\n\nShort.\n\n## Cookies\n\nOne.\n', 'privacy.en.md')).toEqual([
    { heading: 'Privacy', html: '<p>Short.</p>\n<h3>Cookies</h3>\n<p>One.</p>\n' },
  ]);
});

it.each([
  ['# Terms\n', 'terms.en.md', 'has no text below its headings'],
  ['[Plans](plans.md)', 'terms.en.md', 'has a link to plans.md: write /profile/terms'],
  ['![Logo](/logo.svg)', 'about.en.md', 'has the picture /logo.svg: take it out'],
  ['Short.', 'privacy.en.md', 'must begin with its title: # …'],
])('%j in %s is an error', (source, file, mistake) => {
  expect(() => partsOf(source, file)).toThrow(`texts/${file}: ${mistake}`);
});
