import { style, styleVariants } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';
import { stage } from './Shelf.css.ts';

export const arrow = style(
  inKit({
    position: 'absolute',
    zIndex: vars.z.lifted,
    insetBlockStart: 'calc(50% - 3rem)',
    display: 'none',
    placeItems: 'center',
    inlineSize: '3rem',
    blockSize: '3rem',
    padding: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.overlay,
    color: vars.color.text,
    fontSize: '1.375rem',
    boxShadow: vars.elevation.lifted,
    cursor: 'pointer',
    opacity: 0,
    transition: `opacity ${vars.motion.base} ${vars.motion.ease}, background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    ':hover': { backgroundColor: vars.color.accent, color: vars.color.onAccent },
    '@media': {
      [media.hover]: {
        display: 'grid',
        selectors: { [`${stage}:hover &, ${stage}:focus-within &`]: { opacity: 1 } },
      },
      // Without script, touch and wheel scroll the shelf.
      [media.scriptless]: { display: 'none' },
    },
  }),
);

const edge = `max(${vars.space.xs}, calc(${vars.space.gutter} - 1.5rem))`;

export const sides = styleVariants({
  previous: inKit({ insetInlineStart: edge }),
  next: inKit({ insetInlineEnd: edge }),
});

/** Hidden at the end of the shelf. */
export const arrowAtEnd = style(inKit({ visibility: 'hidden' }));
