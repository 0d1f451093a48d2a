import { inKit, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** A translucent dark overlay over the picture. */
const veil = (share: number) => `color-mix(in srgb, ${vars.color.media} ${share}%, transparent)`;

export const message = style(
  inKit({
    position: 'absolute',
    inset: 0,
    zIndex: 5,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    // Tall content scrolls from its beginning.
    justifyContent: 'safe center',
    gap: vars.space.xs,
    padding: vars.space.md,
    overflowY: 'auto',
    textAlign: 'center',
    // The box is focused by script, so it needs no outline. Its buttons show the keyboard focus.
    ':focus': { outline: 'none' },
    ':focus-visible': { outline: 'none' },
    // Darkens the background of the text over any poster.
    backgroundImage: `radial-gradient(ellipse at center, ${veil(86)} 35%, ${veil(58)} 100%)`,
    backdropFilter: 'blur(10px) saturate(1.3)',
    '@container': {
      '(max-width: 30rem)': {
        padding: vars.space.sm,
        backgroundImage: 'none',
        backgroundColor: veil(80),
      },
    },
    '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
  }),
);

export const icon = style(
  inKit({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    flexShrink: 0,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
    fontSize: '1.6rem',
    '@container': { '(max-width: 30rem)': { display: 'none' } },
  }),
);

/** The title of the film, because the overlay covers the controls that show the title. */
export const film = style(
  inKit({ margin: 0, color: vars.color.onMediaMuted, fontSize: vars.font.size.sm }),
);

export const title = style(
  inKit({
    margin: 0,
    fontSize: 'clamp(1.05rem, 0.9rem + 1.2cqi, 1.6rem)',
    fontWeight: vars.font.weight.heading,
  }),
);

export const text = style(
  inKit({
    margin: 0,
    maxInlineSize: '30rem',
    color: vars.color.onMediaMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.body,
    '@container': {
      '(max-width: 30rem)': { fontSize: vars.font.size.xs, lineHeight: vars.font.leading.ui },
    },
  }),
);

export const actions = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.xs,
    marginBlockStart: vars.space.xs,
  }),
);

export const close = style(
  inKit({ position: 'absolute', insetBlockStart: vars.space.sm, insetInlineEnd: vars.space.sm }),
);
