import { inKit, media, vars } from '@parde/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const offsetBottomName: string = '--player-below';
export const offsetEndName: string = '--player-beside';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const panel = style(
  inKit({
    position: 'fixed',
    insetInline: 0,
    insetBlock: 'auto 0',
    margin: 0,
    padding: 0,
    inlineSize: '100%',
    maxInlineSize: '100%',
    maxBlockSize: '80dvh',
    overflow: 'hidden',
    border: 0,
    borderStartStartRadius: vars.radius.lg,
    borderStartEndRadius: vars.radius.lg,
    backgroundColor: vars.color.overlay,
    color: vars.color.text,
    boxShadow: vars.elevation.floating,
    ':focus-visible': { outline: 'none' },
    '::backdrop': { backgroundColor: '#00000073' },
    '@media': {
      [media.lively]: { animation: `${rise} ${vars.motion.base} ${vars.motion.ease}` },
      [media.forcedColors]: { border: '2px solid CanvasText' },
      [media.tablet]: {
        inlineSize: '21rem',
        maxBlockSize: 'min(34rem, 76dvh)',
        borderRadius: vars.radius.lg,
        border: `1px solid ${vars.color.border}`,
        insetBlock: `auto calc(var(${offsetBottomName}, 0px) + 5.75rem)`,
        selectors: {
          "&[dir='ltr']": { insetInline: `auto calc(var(${offsetEndName}, 0px) + 1rem)` },
          "&[dir='rtl']": { insetInline: `calc(var(${offsetEndName}, 0px) + 1rem) auto` },
        },
        '::backdrop': { backgroundColor: 'transparent' },
      },
      [`${media.tablet} and ${media.lively}`]: {
        animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
      },
    },
  }),
);

export const layout = style(
  inKit({ display: 'flex', flexDirection: 'column', maxBlockSize: 'inherit' }),
);

export const head = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingBlock: vars.space.xs,
    paddingInline: `${vars.space.md} ${vars.space.xs}`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

export const title = style(
  inKit({
    flex: 1,
    margin: 0,
    fontSize: vars.font.size.md,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
  }),
);

export const body = style(
  inKit({
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.sm,
    paddingBlockEnd: `calc(${vars.space.sm} + env(safe-area-inset-bottom))`,
  }),
);

export const row = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    inlineSize: '100%',
    minBlockSize: '3rem',
    paddingBlock: 0,
    paddingInline: vars.space.sm,
    border: 0,
    borderRadius: vars.radius.sm,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: vars.font.size.md,
    lineHeight: vars.font.leading.ui,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: vars.color.sheen },
    ':focus-visible': { outlineOffset: -2 },
  }),
);

/** Hidden on wide screens, which have a separate picture-in-picture button. */
export const onNarrow = style(
  inKit({ '@container': { '(min-width: 48rem)': { display: 'none' } } }),
);

/** Touch devices have no keyboard shortcuts. */
export const onKeyboards = style(
  inKit({ '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } } }),
);

export const rowIcon = style(
  inKit({ display: 'inline-flex', fontSize: '1.25rem', color: vars.color.textMuted }),
);

export const rowText = style(inKit({ flex: 1, minInlineSize: 0 }));

export const rowValue = style(
  inKit({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    maxInlineSize: '50%',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
  }),
);

/** The check mark, because the native input is visually hidden. */
export const check = style(
  inKit({
    display: 'inline-flex',
    inlineSize: '1.25rem',
    fontSize: '1.1rem',
    color: vars.color.accentText,
  }),
);

export const option = style([
  row,
  inKit({
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    },
  }),
]);

export const hiddenInput = style(
  inKit({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    margin: 0,
    opacity: 0,
  }),
);

export const group = style(inKit({ margin: 0, padding: 0, border: 0, minInlineSize: 0 }));

export const legend = style(
  inKit({
    padding: 0,
    paddingInline: vars.space.sm,
    marginBlockEnd: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
  }),
);

export const apart = style(
  inKit({
    marginBlockStart: vars.space.xs,
    paddingBlockStart: vars.space.xs,
    paddingInline: vars.space.sm,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const looks = style(inKit({ display: 'flex', flexDirection: 'column', gap: vars.space.md }));

export const preview = style(
  inKit({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '6.5rem',
    borderRadius: vars.radius.md,
    // A sky at dusk: light above and dark below, like many pictures.
    backgroundImage: 'linear-gradient(#8fa3b8, #b98a5e 55%, #4a3a33)',
    fontSize: '1.1rem',
  }),
);

export const segments = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: vars.space.xxs,
    paddingInline: vars.space.xxs,
  }),
);

export const segment = style(
  inKit({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xxs,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.xxs,
    borderRadius: vars.radius.sm,
    border: '1px solid transparent',
    backgroundColor: vars.color.sheen,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.leading.ui,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': {
        borderColor: vars.color.accentText,
        backgroundColor: vars.color.accentSoft,
        color: vars.color.accentText,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } },
      },
    },
  }),
);

export const swatch = style(
  inKit({
    inlineSize: '1.1rem',
    blockSize: '1.1rem',
    marginBlockStart: vars.space.xxs,
    borderRadius: vars.radius.pill,
    backgroundColor: 'currentcolor',
    forcedColorAdjust: 'none',
  }),
);

export const keys = style(inKit({ display: 'grid', margin: 0 }));

/** A separate line for each key, so that a key is not read together with the name of the next key. */
export const keyLine = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: '5rem 1fr',
    alignItems: 'center',
    minBlockSize: '2.5rem',
    borderBlockEnd: `1px solid ${vars.color.border}`,
    ':last-child': { borderBlockEnd: 0 },
  }),
);

export const keyCap = style(
  inKit({
    display: 'inline-block',
    minInlineSize: '2rem',
    paddingInline: vars.space.xs,
    paddingBlock: '0.15rem',
    border: `1px solid ${vars.color.borderStrong}`,
    borderBlockEndWidth: 2,
    borderRadius: vars.radius.sm,
    fontFamily: 'inherit',
    fontSize: vars.font.size.sm,
    lineHeight: 1.5,
    textAlign: 'center',
  }),
);

export const keyName = style(inKit({ margin: 0 }));
