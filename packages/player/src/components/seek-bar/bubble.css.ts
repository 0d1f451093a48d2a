import { inKit, media, vars } from '@parde/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { spaceAbovePicture, upright } from '../upright.ts';

export const bubble = style(
  inKit({
    position: 'absolute',
    zIndex: 4,
    insetBlockStart: '18%',
    insetInline: 0,
    marginInline: 'auto',
    inlineSize: 'fit-content',
    maxInlineSize: '90%',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.pill,
    backgroundColor: '#000000b3',
    fontWeight: vars.font.weight.strong,
    pointerEvents: 'none',
    // Phones have little room between the title and the button.
    '@container': {
      '(max-width: 30rem)': {
        insetBlockStart: '3rem',
        paddingBlock: 0,
        fontSize: vars.font.size.xs,
      },
      [upright]: { insetBlockStart: `max(3rem, ${spaceAbovePicture} + 0.5rem)` },
    },
    selectors: {
      '&[data-place=left], &[data-place=right]': {
        insetBlock: '50% auto',
        transform: 'translateY(-50%)',
      },
      // Shown on the tapped side, which is the same in every language.
      "&[data-place=left]:is([dir='ltr'] *), &[data-place=right]:is([dir='rtl'] *)": {
        marginInline: '8% auto',
      },
      "&[data-place=right]:is([dir='ltr'] *), &[data-place=left]:is([dir='rtl'] *)": {
        marginInline: 'auto 8%',
      },
    },
  }),
);

const fade = keyframes({
  from: { opacity: 1, transform: 'scale(0.9)' },
  to: { opacity: 0, transform: 'scale(1.25)' },
});

/** A sign in the middle of the picture that shows briefly whether the film plays or is paused. */
export const icon = style(
  inKit({
    position: 'absolute',
    zIndex: 4,
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    margin: 'auto',
    inlineSize: '5.5rem',
    blockSize: '5.5rem',
    borderRadius: vars.radius.pill,
    backgroundColor: '#00000080',
    fontSize: '3rem',
    pointerEvents: 'none',
    opacity: 0,
    '@media': {
      [media.lively]: { animation: `${fade} 700ms ${vars.motion.ease}` },
      // Appears and disappears without movement.
      [media.calm]: { animation: `${fade} 900ms steps(1, end)` },
    },
    // On a phone, the button in the middle shows the state.
    '@container': { '(max-width: 47.99rem)': { display: 'none' } },
  }),
);
