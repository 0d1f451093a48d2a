import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style(
  inPage({
    display: 'flex',
    gap: vars.space.xs,
    // On a phone it scrolls to the edge. At its start a tab that is passed is out of sight.
    marginBlock: 0,
    marginInline: `0 calc(-1 * ${vars.space.gutter})`,
    paddingInline: `0 ${vars.space.gutter}`,
    // Room for the ring of the focus, which the scrolling edge would cut.
    paddingBlock: 4,
    overflowX: 'auto',
    scrollPaddingInline: `0 ${vars.space.gutter}`,
    scrollbarWidth: 'none',
    listStyle: 'none',
    '@media': { [media.tablet]: { marginInline: 0, paddingInline: 0 } },
  }),
);

export const link = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.md,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    color: vars.color.text,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    ':hover': { borderColor: vars.color.accentText, color: vars.color.accentText },
    ':focus-visible': { outlineOffset: -3 },
    selectors: {
      '&[aria-current="page"]': {
        borderColor: 'transparent',
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current="page"]': { borderColor: 'Highlight', color: 'Highlight' } },
      },
    },
  }),
);

// In a row that scrolls, the page's own tab is in sight, and the row begins with a whole one.
globalStyle(
  `${list} > li:has(+ li + li > [aria-current="page"])`,
  inPage({ scrollInitialTarget: 'nearest' }),
);

/** Of the same colour: beside the accent a fainter one could not be read. */
export const count = style(inPage({ fontSize: vars.font.size.sm }));
