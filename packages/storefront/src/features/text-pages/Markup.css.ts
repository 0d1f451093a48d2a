import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A text that an editor wrote. */
export const prose = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    lineHeight: vars.font.leading.body,
    overflowWrap: 'anywhere',
    '@media': { print: { display: 'block', lineHeight: 1.6 } },
  }),
);

const inProse = (selector: string, rule: Parameters<typeof inPage>[0]) =>
  globalStyle(`${prose} ${selector}`, inPage(rule));

inProse('a', {
  color: vars.color.accentText,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
});
inProse('strong', { fontWeight: vars.font.weight.strong });
// Vazirmatn has no italic, and a slanted font that the browser generates is hard to read.
inProse('em:lang(fa)', { fontStyle: 'normal', fontWeight: vars.font.weight.medium });
inProse('code', {
  paddingInline: '0.35em',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.overlay,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.9em',
});
inProse('ul', { listStyle: 'disc', paddingInlineStart: '1.4em' });
inProse('ol', { listStyle: 'decimal', paddingInlineStart: '1.8em' });
inProse('ol:lang(fa)', { listStyle: 'persian' });
inProse('li + li', { marginBlockStart: vars.space.xxs });
inProse('li::marker', { color: vars.color.textMuted });
inProse('blockquote', {
  paddingInlineStart: vars.space.md,
  borderInlineStart: `3px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});
// A table that is wider than the window scrolls on its own.
inProse('table', {
  '@media': { [media.narrow]: { display: 'block', overflowX: 'auto', overflowWrap: 'normal' } },
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.leading.ui,
});
inProse(':is(th, td)', {
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inProse('thead th', { color: vars.color.textMuted, fontWeight: vars.font.weight.medium });
globalStyle(`${prose} > * + *`, inPage({ '@media': { print: { marginBlockStart: '6pt' } } }));
// A printed link shows its address.
globalStyle(
  `${prose} a:is([href^="http"], [href^="mailto:"])::after`,
  inPage({
    '@media': {
      print: { content: '" (\\2066" attr(href) "\\2069)"', fontSize: '0.85em', fontWeight: 400 },
    },
  }),
);
