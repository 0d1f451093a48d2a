import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { onMedia } from './on-media.ts';
import { sections } from './Sections.css.ts';

/** Lies under the header. Dark in the light theme too, with the colours for text on pictures. */
export const hero = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'flex',
    alignItems: 'flex-end',
    minBlockSize: 'clamp(13rem, 21vw, 19rem)',
    paddingBlockStart: `calc(${vars.size.header} + ${vars.space.lg})`,
    paddingBlockEnd: vars.space.md,
    borderEndStartRadius: vars.radius.lg,
    borderEndEndRadius: vars.radius.lg,
    backgroundColor: vars.color.media,
    color: vars.color.onMedia,
    vars: onMedia,
    '@media': {
      [media.laptop]: { paddingBlockStart: `calc(${vars.size.header} + ${vars.space.xl})` },
      [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
    },
  }),
);

/** What the page is of stands close below. */
globalStyle(`.${hero} + .${sections}`, inPage({ paddingBlockStart: vars.space.lg }));

/** Without breadcrumbs the heading would stand in the shade of the header. */
export const bare = style([
  hero,
  inPage({
    '@media': {
      [`not all and ${media.laptop}`]: {
        paddingBlockStart: `calc(${vars.size.header} + ${vars.space.xl} + ${vars.space.sm})`,
      },
    },
  }),
]);

/** What the page is of comes sooner. */
export const low = style([
  hero,
  inPage({
    minBlockSize: 'clamp(11rem, 16.5vw, 15rem)',
    '@media': {
      [media.laptop]: { paddingBlockStart: `calc(${vars.size.header} + ${vars.space.md})` },
    },
  }),
]);

/** Where the picture is that of what follows. */
export const plain = style([low, inPage({ minBlockSize: 0, paddingBlockEnd: vars.space.xs })]);

/** Begins below a solid header. */
export const underHeader = style([
  hero,
  inPage({
    minBlockSize: 'clamp(10rem, 17vw, 15rem)',
    paddingBlockStart: vars.space.lg,
    '@media': { [media.laptop]: { paddingBlockStart: vars.space.lg } },
  }),
]);

const dark = (share: number) => `color-mix(in srgb, ${vars.color.media} ${share}%, transparent)`;

const narrow = `not all and ${media.laptop}`;

/** Brighter on a phone, where the shade of the words lies on most of it. */
export const art = style(
  inPage({
    position: 'absolute',
    inset: 0,
    '@media': { [narrow]: { filter: 'brightness(1.35)' } },
  }),
);

globalStyle(`.${art} img`, inPage({ objectPosition: '50% 28%' }));

/** From the laptop on the picture turns itself. */
export const besideWords = style([
  art,
  inPage({ '@media': { [narrow]: { transform: `scaleX(calc(-1 * ${vars.direction.sign}))` } } }),
]);

/**
 * Keeps the text readable on any picture, even a white one. On a phone the lines at the foot go from edge to edge; above
 * them the far side stays bright.
 */
export const veil = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${dark(60)} 20%, ${dark(38)} 60%, transparent 92%), linear-gradient(to top, ${dark(92)} 4%, ${dark(78)} 32%, ${dark(54)} 58%, transparent 84%)`,
    '@media': {
      [media.laptop]: {
        backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${dark(92)} 12%, ${dark(66)} 44%, ${dark(4)} 82%), linear-gradient(to top, ${dark(80)}, transparent 55%), linear-gradient(${dark(76)}, transparent 7.5rem)`,
      },
      [media.forcedColors]: { backgroundColor: 'Canvas', opacity: 0.9 },
    },
  }),
);

/** The picture comes out of the header, not from behind its edge. */
globalStyle(
  `.${underHeader} > .${veil}::after`,
  inPage({
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: '4.5rem',
    backgroundImage: `linear-gradient(${vars.color.media}, transparent)`,
  }),
);

/** Beside a portrait there is more to read than a title. */
export const denseVeil = style([
  veil,
  inPage({
    backgroundImage: `linear-gradient(${dark(78)}, ${dark(78)})`,
    '@media': {
      [media.laptop]: {
        backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${dark(92)} 50%, ${dark(70)} max(70%, 58rem), ${dark(4)} max(92%, 72rem)), linear-gradient(${dark(76)}, transparent 7.5rem)`,
      },
    },
  }),
]);

export const words = style(inPage({ position: 'relative', zIndex: 2, inlineSize: '100%' }));

/** On a phone what the page lists comes first. */
export const roomy = style(
  inPage({ '@media': { [`not all and ${media.tablet}`]: { display: 'none' } } }),
);

export const titleLine = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.sm,
    minInlineSize: 0,
  }),
);

/** A portrait beside the words. */
export const beside = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    alignItems: 'end',
    gap: vars.space.md,
    '@media': {
      [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr)', columnGap: vars.space.xl },
    },
  }),
);

/** Under the words, and on a phone from edge to edge. */
export const more = style(
  inPage({
    gridColumn: '1 / -1',
    minInlineSize: 0,
    '@media': { [media.tablet]: { gridColumn: 2 } },
  }),
);

const ring = 3;

export const portrait = style(
  inPage({
    // The ring stands within the margins of the page.
    margin: ring,
    alignSelf: 'center',
    borderRadius: '50%',
    boxShadow: `0 0 0 ${ring}px ${vars.color.mediaBorder}`,
    '@media': { [media.tablet]: { gridRow: '1 / span 2' } },
  }),
);

/** Posters on a wall, hung at an angle, as far as the picture goes. */
export const wall = style(
  inPage({
    position: 'absolute',
    insetBlock: '-30%',
    insetInline: '-6%',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    alignContent: 'center',
    gap: vars.space.sm,
    transform: 'rotate(-7deg)',
    // On a phone the words lie on it.
    opacity: 0.8,
    '@media': {
      [media.laptop]: {
        opacity: 1,
        insetInlineStart: '34%',
        gridTemplateColumns: 'repeat(5, 1fr)',
      },
    },
  }),
);

/** Hidden lazy pictures are not fetched, so four columns load eight posters. */
globalStyle(`${wall} > :nth-child(n + 9)`, inPage({ '@media': { [narrow]: { display: 'none' } } }));
