import { vars } from '@parde/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// Stories on a docs page have the brand's background, not Storybook's.
globalStyle('.docs-story', {
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.family,
  lineHeight: vars.font.leading.body,
});

// Persian words within code must not reorder the code around them.
globalStyle('.docblock-source code span', { unicodeBidi: 'plaintext' });

// On a phone, wide tables and long lines scroll on their own, not with the page.
globalStyle(
  [
    '.sbdocs-content div:has(> .docblock-argstable)',
    '.sbdocs.sbdocs-content > table',
    '.sbdocs.sbdocs-content > div > table',
    '.sbdocs.sbdocs-content > details > table',
    '.sbdocs.sbdocs-content pre',
  ].join(),
  { display: 'block', maxInlineSize: '100%', overflowX: 'auto' },
);

// On a phone, nested spaces would leave large text no room.
const phone = '(max-width: 600px)';
globalStyle('.sbdocs.sbdocs-wrapper', { '@media': { [phone]: { padding: '24px 12px' } } });
globalStyle('.sbdocs-preview .docs-story.docs-story', {
  '@media': { [phone]: { padding: '16px 4px' } },
});

// Inline code wraps instead of overflowing the page.
globalStyle('.sbdocs.sbdocs-content :is(p, li) > code', {
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});

globalStyle('.sbdocs-content > .docs-facts', {
  margin: '0 0 1.5rem',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  lineHeight: 1.7,
  opacity: 0.8,
});

globalStyle('.sbdocs-content > details > summary', {
  marginBlockStart: '2.5rem',
  paddingBlock: '0.5rem',
  fontSize: '1rem',
  fontWeight: 700,
  cursor: 'pointer',
});

// The kit removes the markers of lists; prose needs them.
globalStyle('.sbdocs-content > ol, .sbdocs-content > :is(div, details) > ol', {
  listStyle: 'decimal',
});
globalStyle('.sbdocs-content > ul, .sbdocs-content > :is(div, details) > ul', {
  listStyle: 'disc',
});

globalStyle('.sbdocs.sbdocs-content table:not(.docblock-argstable) tr:nth-of-type(2n)', {
  backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)',
});

// A page in Persian.
globalStyle('.docs-persian :is(h1, h2, p, li, th, td, a)', {
  fontFamily: vars.font.family,
  lineHeight: vars.font.leading.body,
});
globalStyle('.docs-persian :is(ul, ol)', { paddingInline: '1.5rem 0', listStyle: 'disc' });
globalStyle('.docs-persian :is(th, td)', { textAlign: 'start' });
// Code is left to right on every page.
globalStyle('.docs-persian :is(.docblock-source, code)', {
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
