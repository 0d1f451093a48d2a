import { focalPoint, inPage, media, spokenComma, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const tile = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'flex-end',
    aspectRatio: '3 / 2',
    // Not `hidden`, because large or spaced letters make the tile higher.
    overflow: 'clip',
    borderRadius: vars.radius.poster,
    boxShadow: vars.elevation.card,
    backgroundColor: vars.color.media,
    color: vars.color.onMedia,
    textDecoration: 'none',
    ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 3 },
    '@media': {
      [media.tablet]: { aspectRatio: '16 / 9' },
      [`${media.hover} and ${media.lively}`]: {
        transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
        ':hover': { transform: 'translateY(-0.375rem)' },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

/** An edge for a page as dark as the bottom of the picture. */
export const edge = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: 2,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px ${vars.color.mediaBorder}`,
    pointerEvents: 'none',
  }),
);

/** From laptop width on, the picture mirrors itself. */
export const besideText = style(
  inPage({
    position: 'absolute',
    inset: 0,
    '@media': {
      [`not all and ${media.laptop}`]: {
        transform: `scaleX(calc(-1 * ${vars.direction.sign}))`,
      },
    },
  }),
);
// Moves the crop towards the picture's subject.
globalStyle(`.${besideText} img`, inPage({ objectPosition: focalPoint('20%', '50%') }));

/** The height of the shade above the text. */
const fade = '3rem';

export const textBlock = style(
  inPage({
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    inlineSize: '100%',
    overflowWrap: 'anywhere',
    paddingBlockEnd: vars.space.sm,
    paddingInline: vars.space.sm,
    '@media': {
      [media.tablet]: { paddingInline: vars.space.md, paddingBlockEnd: vars.space.md },
    },
  }),
);

const shade = (share: number) =>
  `color-mix(in srgb, color-mix(in srgb, currentcolor 25%, ${vars.color.media}) ${share}%, transparent)`;

/** As high as the text, in the picture's own colour and without an edge. */
globalStyle(
  `.${textBlock}::before`,
  inPage({
    content: '""',
    position: 'absolute',
    inset: 0,
    insetBlockStart: `calc(-1 * ${fade})`,
    zIndex: -1,
    backgroundImage: `linear-gradient(to top, ${shade(90)}, ${shade(68)} calc(100% - ${fade}), ${shade(36)} calc(100% - ${fade} * 0.6), ${shade(14)} calc(100% - ${fade} * 0.3), ${shade(4)} calc(100% - ${fade} * 0.12), transparent)`,
  }),
);

/** On a phone with two columns, a single last tile fills its row. */
globalStyle(
  `li:last-child:nth-child(odd):has(> .${tile})`,
  inPage({ '@media': { [`not all and ${media.tablet}`]: { gridColumn: '1 / -1' } } }),
);
globalStyle(
  `li:last-child:nth-child(odd) > .${tile}`,
  inPage({ '@media': { [`not all and ${media.tablet}`]: { aspectRatio: '3 / 1' } } }),
);

spokenComma(`${textBlock} > :not(:first-child)::before`);
