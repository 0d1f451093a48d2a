import { inPage, kidsVars, media, spokenComma, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { corner, groups, onTile } from './KidsSurface.css.ts';

/** A bright card: the picture above the text, or beside it if there is room. No text is on the picture. */
export const hero = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    borderRadius: `calc(${corner} + 0.5rem)`,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    boxShadow: vars.elevation.lifted,
    textDecoration: 'none',
    selectors: {
      [`${groups.young} &`]: {
        color: kidsVars.onTile,
        backgroundColor: kidsVars.tileSky,
        vars: { ...onTile, [vars.color.accentSoft]: kidsVars.tileSun },
      },
    },
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
        minBlockSize: 'clamp(20rem, 32vw, 30rem)',
        selectors: { [`${groups.older} &`]: { minBlockSize: 'clamp(17rem, 24vw, 24rem)' } },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

/** The entire card is clickable. */
export const link = style([
  hero,
  inPage({ ':focus-visible': { outline: `4px solid ${vars.color.focus}`, outlineOffset: 4 } }),
]);

export const picture = style(
  inPage({
    position: 'relative',
    aspectRatio: '16 / 10',
    '@media': { [media.tablet]: { order: 1, aspectRatio: 'auto' } },
  }),
);

export const textBlock = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    justifyItems: 'start',
    gap: vars.space.md,
    padding: `clamp(1.25rem, 3.4vw, 3.5rem)`,
  }),
);

spokenComma(`${link} ${textBlock} > :not(:first-child)::before`);

export const play = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    minBlockSize: '4rem',
    paddingInline: `min(${vars.space.xl}, 8.2vw)`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    fontSize: vars.font.size.xl,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    textDecoration: 'none',
    ':focus-visible': { outline: `4px solid ${vars.color.focus}`, outlineOffset: 4 },
    '@media': {
      [media.hover]: { ':hover': { backgroundColor: vars.color.accentHover } },
      [media.forcedColors]: { border: '1px solid LinkText' },
    },
  }),
);

/** Replaces the button. */
export const ended = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: vars.space.md,
    minBlockSize: '4rem',
    paddingInline: vars.space.lg,
    paddingBlock: vars.space.sm,
    borderRadius: '2rem',
    backgroundColor: vars.color.accentSoft,
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
  }),
);

/** The youngest see the beginning. */
export const summary = style(
  inPage({
    maxInlineSize: vars.size.text,
    fontSize: vars.font.size.lg,
    lineHeight: vars.font.leading.body,
    selectors: {
      [`${groups.young} &`]: {
        display: '-webkit-box',
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 3,
      },
    },
  }),
);
