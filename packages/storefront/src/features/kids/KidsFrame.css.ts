import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** A warm light from above. All other colours are the brand's. */
export const frame = style(
  inPage({
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: '100dvh',
    backgroundColor: vars.color.canvas,
    backgroundImage: `radial-gradient(90rem 34rem at 50% -8rem, ${vars.color.accentSoft}, transparent 75%)`,
    backgroundRepeat: 'no-repeat',
    '@media': { [media.forcedColors]: { backgroundImage: 'none' } },
  }),
);

export const top = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space.md,
  }),
);

/** Large enough for small fingers. */
const pressable = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  minBlockSize: '3.5rem',
  minInlineSize: '3.5rem',
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.leading.ui,
  textDecoration: 'none',
  ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
} as const;

export const home = style(inPage({ ...pressable, paddingInlineEnd: vars.space.sm }));

export const mark = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    borderRadius: '38%',
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const logo = style(inPage({ inlineSize: '2rem', blockSize: '2rem' }));

export const action = style(
  inPage({
    ...pressable,
    paddingInline: vars.space.lg,
    backgroundColor: vars.color.raised,
    boxShadow: vars.elevation.card,
    selectors: {
      '&[aria-current]': { backgroundColor: vars.color.accent, color: vars.color.onAccent },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:not([aria-current]):hover': { color: vars.color.accentText } },
      },
      [media.forcedColors]: { border: '1px solid LinkText' },
    },
  }),
);

export const actionButton = style([
  action,
  inPage({ border: 0, fontFamily: 'inherit', cursor: 'pointer' }),
]);

export const turn = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.md,
    ':empty': { display: 'none' },
  }),
);

export const content = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.section,
    paddingInline: vars.space.gutter,
    paddingBlock: `${vars.space.sm} ${vars.space.section}`,
    inlineSize: '100%',
    maxInlineSize: vars.size.page,
    marginInline: 'auto',
  }),
);

export const foot = style(
  inPage({
    display: 'flex',
    justifyContent: 'center',
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space.lg,
  }),
);

/** Not prominent, because a child need not notice it. */
export const adults = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.pill,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 1 },
  }),
);

/** Takes no room, and no gap, while it is empty. */
export const status = style(inPage({ display: 'grid', ':empty': { position: 'absolute' } }));

export const timeLeft = style(
  inPage({
    justifySelf: 'center',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.sm,
    paddingInline: vars.space.lg,
    paddingBlock: vars.space.sm,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.raised,
    boxShadow: vars.elevation.card,
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
  }),
);

/** A message in place of the pictures, in the middle of the page. */
export const message = style(
  inPage({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space.md,
    maxInlineSize: '32rem',
    marginInline: 'auto',
    minBlockSize: 'min(24rem, 55vh)',
    textAlign: 'center',
  }),
);

export const iconBox = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '7rem',
    blockSize: '7rem',
    borderRadius: '50%',
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
    fontSize: '3.5rem',
  }),
);
