import { inPage, kidsVars, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Five mascots fit beside each other in every window, whatever the size of the text. */
const friendSize = 'min(13.5vw, 6rem)';

export const frame = style(
  inPage({
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
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

export const home = style(
  inPage({
    ...pressable,
    paddingInlineEnd: vars.space.lg,
    backgroundColor: vars.color.raised,
    boxShadow: vars.elevation.card,
  }),
);

export const mark = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    borderRadius: '50%',
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
    // The mascots look over the end of the content.
    paddingBlock: `${vars.space.sm} calc(${vars.space.section} + ${friendSize})`,
    inlineSize: '100%',
    maxInlineSize: vars.size.page,
    marginInline: 'auto',
    ':focus': { outline: 'none' },
  }),
);

/** A meadow at the end of the page. */
export const foot = style(
  inPage({
    display: 'grid',
    justifyItems: 'center',
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space.md,
    color: kidsVars.onTile,
    backgroundColor: kidsVars.tileMint,
    '@media': {
      [media.forcedColors]: { color: 'CanvasText', borderBlockStart: '1px solid CanvasText' },
    },
  }),
);

export const friends = style(
  inPage({
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'center',
    gap: 'min(3vw, 2.5rem)',
    marginBlockStart: `calc(-1 * ${vars.space.md} - ${friendSize})`,
    marginBlockEnd: vars.space.sm,
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);

export const friend = style(
  inPage({
    inlineSize: friendSize,
    blockSize: friendSize,
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
    color: 'inherit',
    fontSize: vars.font.size.sm,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    ':focus-visible': { outline: '3px solid currentcolor', outlineOffset: 1 },
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
    color: vars.color.text,
    backgroundColor: vars.color.raised,
    boxShadow: vars.elevation.card,
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
  }),
);

/** A character that says the heading. */
export const greeting = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.md,
  }),
);

export const speaker = style(
  inPage({
    flexShrink: 0,
    inlineSize: 'clamp(5rem, 11vw, 8rem)',
    blockSize: 'clamp(5rem, 11vw, 8rem)',
  }),
);

export const speech = style(
  inPage({
    flex: '1 1 9rem',
    maxInlineSize: 'max-content',
    padding: `${vars.space.md} ${vars.space.lg}`,
    borderRadius: '2rem',
    borderEndStartRadius: '0.375rem',
    backgroundColor: vars.color.raised,
    boxShadow: vars.elevation.card,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

/** A message in place of the pictures, in the middle of the page. */
export const message = style(
  inPage({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space.md,
    inlineSize: '100%',
    maxInlineSize: '34rem',
    margin: 'auto',
    padding: vars.space.xl,
    borderRadius: '2.25rem',
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    boxShadow: vars.elevation.card,
    textAlign: 'center',
  }),
);

export const messageCharacter = style(
  inPage({
    inlineSize: '9rem',
    blockSize: '9rem',
    padding: '0.75rem 0.75rem 0',
    borderRadius: '50%',
    backgroundColor: kidsVars.tileSky,
  }),
);
