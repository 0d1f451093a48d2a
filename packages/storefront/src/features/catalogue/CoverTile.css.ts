import { heardComma, inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const dark = (share: number) => `color-mix(in srgb, ${vars.color.media} ${share}%, transparent)`;

export const tile = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'flex-end',
    aspectRatio: '3 / 2',
    // Not `hidden`: large or spaced letters make it higher.
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

/** An edge on a page as dark as the foot of the picture. */
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

/** How far the shade reaches above the words. */
const fade = '1.75rem';

/** Its shade is as high as the name needs, whatever the picture. The rest of that stays bright. */
export const words = style(
  inPage({
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    inlineSize: '100%',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    padding: `${fade} ${vars.space.sm} ${vars.space.sm}`,
    backgroundImage: `linear-gradient(to top, ${dark(90)}, ${dark(64)} calc(100% - ${fade}), transparent)`,
    '@media': { [media.tablet]: { paddingInline: vars.space.md, paddingBlockEnd: vars.space.md } },
  }),
);

/** The last one of a phone's two columns is not left alone. */
globalStyle(
  `li:last-child:nth-child(odd):has(> .${tile})`,
  inPage({ '@media': { [`not all and ${media.tablet}`]: { gridColumn: '1 / -1' } } }),
);
globalStyle(
  `li:last-child:nth-child(odd) > .${tile}`,
  inPage({ '@media': { [`not all and ${media.tablet}`]: { aspectRatio: '3 / 1' } } }),
);

heardComma(`${words} > :not(:first-child)::before`);
