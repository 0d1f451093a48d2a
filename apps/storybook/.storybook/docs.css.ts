import { vars } from '@parde/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// Stories on a docs page have the brand's background, not Storybook's.
globalStyle('.docs-story', {
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.family,
  lineHeight: vars.font.leading.body,
});

// Persian words within code move nothing around them.
globalStyle('.docblock-source code span', { unicodeBidi: 'plaintext' });

// Wide tables scroll by themselves on a phone, and not the page.
globalStyle('.sbdocs-content > div:has(> .docblock-argstable), .sbdocs-content > table', {
  maxInlineSize: '100%',
  overflowX: 'auto',
});

// The kit takes the marks from lists; a page of prose needs them.
globalStyle('.sbdocs-content > ol', { listStyle: 'decimal' });
globalStyle('.sbdocs-content > ul', { listStyle: 'disc' });

globalStyle('.sbdocs.sbdocs-content table:not(.docblock-argstable) tr:nth-of-type(2n)', {
  backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)',
});
