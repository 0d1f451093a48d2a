import { focalPoint, inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { sections } from './Sections.css.ts';
import { onMedia } from './shared-styles.ts';

/** The band is under the header. It is dark in the light theme too, with the colours for text on pictures. */
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

/** The page's content follows closely. */
globalStyle(`.${hero} + .${sections}`, inPage({ paddingBlockStart: vars.space.lg }));

/** Without breadcrumbs, the heading would be in the header's shade. */
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

/** A lower band, so that the page's content starts higher. */
export const low = style([
  hero,
  inPage({
    minBlockSize: 'clamp(11rem, 16.5vw, 15rem)',
    '@media': {
      [media.laptop]: { paddingBlockStart: `calc(${vars.size.header} + ${vars.space.md})` },
    },
  }),
]);

/** The band starts below a solid header. */
export const underHeader = style([
  hero,
  inPage({
    minBlockSize: 'clamp(10rem, 17vw, 15rem)',
    paddingBlockStart: vars.space.lg,
    '@media': { [media.laptop]: { paddingBlockStart: vars.space.lg } },
  }),
]);

/** The band contains the leading title, which is below the picture on a phone. */
export const leading = style([
  hero,
  inPage({
    paddingBlockStart: `calc(${vars.size.header} + 8rem)`,
    paddingBlockEnd: vars.space.lg,
    '@media': {
      [media.laptop]: {
        minBlockSize: 'clamp(20rem, 28vw, 28rem)',
        paddingBlockStart: `calc(${vars.size.header} + ${vars.space.md})`,
      },
    },
  }),
]);

const dark = (share: number) => `color-mix(in srgb, ${vars.color.media} ${share}%, transparent)`;

const narrow = `not all and ${media.laptop}`;

/** The area behind the picture, in the picture's colour. */
export const ground = style(
  inPage({
    position: 'absolute',
    inset: 0,
    backgroundColor: `color-mix(in srgb, currentcolor 55%, ${vars.color.media})`,
  }),
);

/**
 * From laptop width on, the picture is at the end of the band, where its complete subject has room. On a phone it is
 * brighter, because the text's shade covers most of it.
 */
export const art = style(
  inPage({
    position: 'absolute',
    inset: 0,
    '@media': {
      // Move the picture's subject below the header's buttons.
      [narrow]: {
        insetBlockStart: '2.25rem',
        maskImage: 'linear-gradient(transparent, black 2.5rem)',
        filter: 'brightness(1.35)',
      },
      [media.laptop]: {
        insetInlineStart: '45%',
        maskImage: `linear-gradient(${vars.direction.towardEnd}, transparent, black 40%)`,
      },
    },
  }),
);

globalStyle(`.${art} img`, inPage({ objectPosition: focalPoint('50%', '26%') }));

/** With a leading title, the text is below the picture. */
globalStyle(`.${leading} .${art}`, inPage({ insetBlockStart: 0, filter: 'none' }));
globalStyle(
  `.${leading} .${art} img`,
  inPage({ '@media': { [narrow]: { objectPosition: focalPoint('25%', '0%') } } }),
);

/** Mirrors the picture by direction on narrow screens. From laptop width on, `Picture` mirrors it itself. */
export const besideText = style([
  art,
  inPage({ '@media': { [narrow]: { transform: `scaleX(calc(-1 * ${vars.direction.sign}))` } } }),
]);

/** The shade behind the header's buttons. */
const underButtons = `linear-gradient(${dark(76)}, ${dark(64)} 3.25rem, transparent 7rem)`;

/** Keeps the text readable on any picture, even a white one. On a phone the lines at the bottom span the full width. */
export const veil = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${dark(66)} 36%, ${dark(20)} 72%, transparent 92%), linear-gradient(to top, ${dark(82)}, ${dark(58)} 30%, ${dark(38)} 55%, ${dark(28)} 75%, transparent)`,
    '@media': {
      // The shade is as wide as the longest text.
      [media.laptop]: {
        backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${dark(66)} 44rem, transparent 62rem), ${underButtons}`,
      },
      [media.forcedColors]: { backgroundColor: 'Canvas', opacity: 0.9 },
    },
  }),
);

/** A stronger shade, because posters contain lettering. */
export const wallVeil = style([
  veil,
  inPage({
    backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${dark(60)} 20%, ${dark(38)} 60%, transparent 92%), linear-gradient(to top, ${dark(92)} 4%, ${dark(78)} 32%, ${dark(54)} 58%, transparent 84%)`,
    '@media': {
      [media.laptop]: {
        backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${dark(92)} 12%, ${dark(66)} 44%, ${dark(4)} 82%), linear-gradient(to top, ${dark(80)}, transparent 55%), linear-gradient(${dark(76)}, transparent 7.5rem)`,
      },
    },
  }),
]);

/** A weaker shade, because the leading text ends where the picture begins, and has its own shade. */
export const featuredVeil = style([veil, inPage({ backgroundImage: underButtons })]);

/**
 * A dense shade, because there is more text beside a portrait. The picture is faint behind the text and fades out
 * above the bottom.
 */
export const denseVeil = style([
  veil,
  inPage({
    backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${dark(90)} 40%, ${dark(72)}), linear-gradient(to top, ${dark(100)} 30%, transparent 75%)`,
    '@media': {
      [media.laptop]: {
        backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${dark(96)} 46%, ${dark(78)} max(66%, 54rem), ${dark(8)} max(94%, 74rem)), linear-gradient(to top, ${dark(88)}, transparent 45%), linear-gradient(${dark(76)}, transparent 7.5rem)`,
      },
    },
  }),
]);

export const textBlock = style(inPage({ position: 'relative', zIndex: 2, inlineSize: '100%' }));

const fade = '4rem';

globalStyle(
  `.${leading} > .${textBlock}::before`,
  inPage({
    '@media': {
      [narrow]: {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlock: `calc(-1 * ${fade}) calc(-1 * ${vars.space.lg})`,
        zIndex: -1,
        backgroundImage: `linear-gradient(to top, ${dark(88)}, ${dark(70)} calc(100% - ${fade}), transparent)`,
      },
    },
  }),
);

export const text = style({});
globalStyle(`.${text} > *`, inPage({ textWrap: 'balance' }));

/** Hides the text on a phone, so that the page's list starts higher. */
export const roomy = style([
  text,
  inPage({ '@media': { [`not all and ${media.tablet}`]: { display: 'none' } } }),
]);

export const titleRow = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.sm,
    minInlineSize: 0,
  }),
);

/** The layout of a portrait beside the text. */
export const portraitLayout = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    alignItems: 'end',
    gap: vars.space.md,
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr)', columnGap: vars.space.xl },
    },
  }),
);

/** Further text below the title, spanning the full width on a phone. Short lines stay on the picture's dark side. */
export const more = style(
  inPage({
    gridColumn: '1 / -1',
    minInlineSize: 0,
    textWrap: 'pretty',
    '@media': { [media.tablet]: { gridColumn: 2, maxInlineSize: '30rem' } },
  }),
);

const ring = 3;

export const portrait = style(
  inPage({
    // Keeps the ring within the page's margins.
    margin: ring,
    alignSelf: 'center',
    borderRadius: '50%',
    boxShadow: `0 0 0 ${ring}px ${vars.color.mediaBorder}`,
    '@media': { [media.tablet]: { gridRow: '1 / span 2' } },
  }),
);

/** A rotated wall of posters, which fills the same area as a picture. */
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
    // On a phone the text overlaps the wall.
    opacity: 0.8,
    '@media': {
      [media.laptop]: {
        opacity: 1,
        insetInlineStart: '46%',
        gridTemplateColumns: 'repeat(5, 1fr)',
      },
    },
  }),
);

/**
 * Hides the last posters of a narrow wall. Hidden lazy pictures are not fetched, so four columns load eight posters.
 */
globalStyle(`${wall} > :nth-child(n + 9)`, inPage({ '@media': { [narrow]: { display: 'none' } } }));
