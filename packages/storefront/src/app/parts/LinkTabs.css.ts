import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  inPage({
    display: 'flex',
    gap: vars.space.xs,
    margin: 0,
    padding: 0,
    // Room for the ring of the focus, which the scrolling edge would cut.
    paddingBlock: 4,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    listStyle: 'none',
  }),
);

export const link = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
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
