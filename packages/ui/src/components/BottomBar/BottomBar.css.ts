import { globalStyle, style } from '@vanilla-extract/css';
import { lineClamp } from '../../internal/line-clamp.ts';
import { inKit, media, transitionName, vars } from '../../theme/index.ts';

export const bar = style(
  inKit({
    position: vars.bars.bottomPosition,
    insetInline: 0,
    insetBlockEnd: 0,
    // A static bar occupies the space that is reserved above it.
    marginBlockStart: `calc(-1 * ${vars.bars.bottomBar})`,
    zIndex: vars.z.bar,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    backgroundColor: vars.color.surface,
    boxShadow: `0 -1px 0 ${vars.color.border}`,
    selectors: transitionName('bottom-bar', 'bar'),
    '@media': {
      [media.laptop]: { display: 'none' },
      print: { display: 'none' },
      [media.cramped]: { position: 'static' },
      [media.forcedColors]: { borderBlockStart: '1px solid CanvasText' },
    },
  }),
);

/** A bar that is not fixed reserves no space at the bottom of the window. */
const withoutBottomBar = { vars: { [vars.bars.bottomBar]: '0px' } };

globalStyle(
  `:root:has(.${bar})`,
  inKit({
    vars: { [vars.bars.bottomBar]: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))` },
    '@media': { [media.laptop]: withoutBottomBar, [media.cramped]: withoutBottomBar },
  }),
);

export const list = style(
  inKit({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    minBlockSize: vars.size.bottomBar,
    '@media': {
      [media.narrow]: {
        gridAutoFlow: 'row',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridAutoRows: vars.size.bottomBar,
      },
    },
  }),
);

export const link = style(
  inKit({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.125rem',
    blockSize: '100%',
    color: vars.color.textMuted,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
    outlineOffset: -3,
    selectors: {
      '&[aria-current]': { color: vars.color.accentText, fontWeight: vars.font.weight.strong },
      // The current page is also marked by a line, because colour alone is not enough.
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: 'calc(50% - 1rem)',
        blockSize: 3,
        borderEndStartRadius: vars.radius.pill,
        borderEndEndRadius: vars.radius.pill,
        backgroundColor: vars.color.accentText,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current]::before': { backgroundColor: 'Highlight' } },
      },
    },
  }),
);

/** The name of a link: one line, or two tight lines if it is long. Longer names are truncated. */
export const linkText = style(
  inKit({
    ...lineClamp(2),
    maxInlineSize: '100%',
    paddingInline: '0.125rem',
    textAlign: 'center',
    lineHeight: 1.25,
  }),
);

export const icon = style(inKit({ display: 'inline-flex', fontSize: '1.4rem' }));

/** Reserves space at the end of the page, so that the bar does not cover it. */
export const spacer = style(
  inKit({
    blockSize: vars.bars.bottomBar,
  }),
);
