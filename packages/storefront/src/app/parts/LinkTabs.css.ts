import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style(
  inPage({
    display: 'flex',
    gap: vars.space.xs,
    // On a phone the row scrolls to the screen's edge. At its start, tabs before the first visible tab are out of view.
    marginBlock: 0,
    marginInline: `0 calc(-1 * ${vars.space.gutter})`,
    paddingInline: `0 ${vars.space.gutter}`,
    // Leaves room for the focus ring, which the scroll container would clip.
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

// In a scrolling row, the current page's tab is initially in view, after the tab before it.
globalStyle(
  `${list} > li:has(+ li > [aria-current="page"])`,
  inPage({ scrollInitialTarget: 'nearest' }),
);

/** The count has the tab's colour, because a fainter colour would be unreadable on the accent. */
export const count = style(inPage({ fontSize: vars.font.size.sm }));
