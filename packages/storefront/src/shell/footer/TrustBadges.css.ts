import { inShell, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const badges = style(inShell({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm }));

const side = '5.5rem';
/** The height on a phone, where the copyright text is beside the badges. */
const low = '4.5rem';

/** The badge grows with its text. */
export const badge = style(
  inShell({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 'min-content',
    blockSize: '100%',
    minInlineSize: side,
    minBlockSize: low,
    padding: vars.space.xs,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    color: vars.color.textMuted,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.leading.ui,
    textAlign: 'center',
    ':hover': { borderColor: vars.color.borderStrong, color: vars.color.text },
    '@media': { [media.tablet]: { minBlockSize: side } },
  }),
);

/** Reserves the picture's size. The badges' pictures need a white background. */
export const withPicture = style(
  inShell({
    blockSize: low,
    backgroundColor: 'white',
    '@media': { [media.tablet]: { blockSize: side } },
  }),
);

export const picture = style(
  inShell({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }),
);
