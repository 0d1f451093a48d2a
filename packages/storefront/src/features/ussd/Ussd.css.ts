import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Matches devices that cannot dial: a computer, or a television, which has no pointer at all. */
const isDesktop = `${media.laptop} and (not (pointer: coarse))`;

export const layout = style(
  inPage({ inlineSize: '100%', maxInlineSize: '58rem', marginInline: 'auto' }),
);

/** The purchase is beside the code if there is room. */
export const columns = style(
  inPage({
    display: 'grid',
    gap: vars.space.lg,
    '@media': {
      [media.laptop]: {
        gridTemplateColumns: 'minmax(0, 0.8fr) minmax(0, 1fr)',
        alignItems: 'start',
        gap: vars.space.xl,
      },
    },
  }),
);

export const what = style(inPage({ display: 'grid', gap: vars.space.lg, minInlineSize: 0 }));

export const head = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.md,
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.laptop]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
    },
  }),
);

/** Replaces a poster. */
export const sign = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
  }),
);

export const name = style(
  inPage({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const facts = style(
  inPage({
    display: 'grid',
    gap: vars.space.sm,
    margin: 0,
    padding: 0,
  }),
);

export const fact = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    paddingBlockEnd: vars.space.sm,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    color: vars.color.textMuted,
    selectors: { '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 } },
  }),
);

export const value = style(
  inPage({ display: 'grid', justifyItems: 'end', margin: 0, color: vars.color.text }),
);

export const note = style(
  inPage({
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
  }),
);

export const panel = style(
  inPage({
    display: 'grid',
    gap: vars.space.lg,
    padding: vars.space.lg,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
  }),
);

export const dial = style(
  inPage({
    display: 'grid',
    gap: vars.space.md,
    '@media': {
      [isDesktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
      },
    },
  }),
);

export const code = style(
  inPage({ display: 'grid', gap: vars.space.xs, justifyItems: 'start', minInlineSize: 0 }),
);

/** Read from the screen and typed on a phone, so the code is large, and complete even if it needs two lines. */
export const digits = style(
  inPage({
    fontSize: `min(${vars.font.size.title}, 10vw)`,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.heading,
    overflowWrap: 'anywhere',
  }),
);

export const buttons = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm }));

/** Hidden on a desktop, which cannot dial: a phone reads the square instead. */
export const onPhones = style(
  inPage({
    display: 'contents',
    '@media': { [isDesktop]: { display: 'none' } },
  }),
);

/** Reserves room while the script of the square loads. If the square is not shown, nothing is loaded. */
export const square = style(
  inPage({
    display: 'none',
    margin: 0,
    '@media': {
      [isDesktop]: {
        display: 'grid',
        gap: vars.space.xs,
        inlineSize: '10rem',
        textAlign: 'center',
      },
      [media.scriptless]: { display: 'none' },
    },
  }),
);

/** White in the dark theme, too, because cameras look for dark on light. */
export const ground = style(
  inPage({
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    border: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.raised,
  }),
);

export const qr = style(inPage({ display: 'block', inlineSize: '100%', blockSize: '100%' }));

export const steps = style(
  inPage({
    display: 'grid',
    gap: vars.space.md,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const step = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    gap: vars.space.sm,
  }),
);

export const number = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
    fontWeight: vars.font.weight.strong,
  }),
);

export const scriptOnly = style(inPage({ '@media': { [media.scriptless]: { display: 'none' } } }));

export const result = style(inPage({ display: 'grid', gap: vars.space.sm, justifyItems: 'start' }));
