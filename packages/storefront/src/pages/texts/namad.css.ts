import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: vars.space.xl,
    minBlockSize: '80vh',
  }),
);

export const badges = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const badge = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.md,
    padding: vars.space.lg,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
  }),
);

export const link = style(
  inPage({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }),
);

/** Reserves the picture's size. */
export const seal = style(
  inPage({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    justifySelf: 'center',
    inlineSize: 'min(11rem, 100%)',
    blockSize: '11rem',
    padding: vars.space.sm,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    textAlign: 'center',
    selectors: { [`${link}:hover &`]: { borderColor: vars.color.accentText } },
  }),
);

/** The badges' pictures need a white background. */
export const withPicture = style(inPage({ backgroundColor: 'white' }));

export const picture = style(
  inPage({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }),
);

export const host = style(inPage({ whiteSpace: 'nowrap' }));
