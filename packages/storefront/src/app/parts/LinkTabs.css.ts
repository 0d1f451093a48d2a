import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  inPage({
    display: 'flex',
    gap: vars.space.xs,
    // On a phone it scrolls from edge to edge.
    marginBlock: 0,
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    paddingInline: vars.space.gutter,
    // Room for the ring of the focus, which the scrolling edge would cut.
    paddingBlock: 4,
    overflowX: 'auto',
    scrollPaddingInline: vars.space.gutter,
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
        // In a row that scrolls, the page's own tab is in sight.
        scrollInitialTarget: 'nearest',
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

/** Of the same colour: beside the accent a fainter one could not be read. */
export const count = style(inPage({ fontSize: vars.font.size.sm }));
