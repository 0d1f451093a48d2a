import { inShell, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const height = vars.size.touch;

export const strip = style(
  inShell({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.z.bar,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    minBlockSize: height,
    paddingInline: vars.space.gutter,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    backgroundColor: vars.color.surface,
    color: vars.color.textMuted,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.leading.ui,
    transition: `transform ${vars.motion.base} ${vars.motion.ease}, visibility ${vars.motion.base}`,
    selectors: { '&[data-away]': { transform: 'translateY(100%)', visibility: 'hidden' } },
    // Hidden if space is short, because the footer also contains the number.
    '@media': { [`print, ${media.cramped}`]: { display: 'none' } },
  }),
);

/** Hidden on a phone, where two bars at the bottom would take too much space. */
export const noBottomBar = style(
  inShell({
    display: 'none',
    '@media': {
      [media.laptop]: { display: 'flex' },
      [`print, ${media.cramped}`]: { display: 'none' },
    },
  }),
);

export const phone = style(
  inShell({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minBlockSize: height,
    whiteSpace: 'nowrap',
    color: vars.color.text,
  }),
);

const fixed = { vars: { [vars.bars.bottomBar]: `calc(${height} + env(safe-area-inset-bottom))` } };
const elsewhere = { vars: { [vars.bars.bottomBar]: '0px' } };
globalStyle(
  `:root:has(.${strip}:not(.${noBottomBar}))`,
  inShell({ ...fixed, '@media': { [media.cramped]: elsewhere } }),
);
globalStyle(
  `:root:has(.${noBottomBar})`,
  inShell({ '@media': { [media.laptop]: fixed, [media.cramped]: elsewhere } }),
);

/** Visually hidden if there is no room. */
export const hiddenLabel = style(
  inShell({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    '@media': {
      [media.phablet]: {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        clipPath: 'none',
      },
    },
  }),
);

/** The copyright may have two lines, because the telephone number beside it is tall enough to tap. */
export const copyright = style(inShell({ minInlineSize: 0, textWrap: 'balance' }));
