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

/** Begins below a solid header. */
export const underHeader = style([
  hero,
  inPage({
    minBlockSize: 'clamp(10rem, 17vw, 15rem)',
    paddingBlockStart: vars.space.lg,
    '@media': { [media.laptop]: { paddingBlockStart: vars.space.lg } },
  }),
]);

/** What leads the page stands in it, below its picture on a phone. */
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

/** Behind the picture, in its colour. */
export const ground = style(
  inPage({
    position: 'absolute',
    inset: 0,
    backgroundColor: `color-mix(in srgb, currentcolor 55%, ${vars.color.media})`,
  }),
);

/**
 * From the laptop on at the end of the band, where all of its subject has room, and brighter on a phone, where the shade
 * of the words lies on most of it.
 */
export const art = style(
  inPage({
    position: 'absolute',
    inset: 0,
    '@media': {
      // Its subject is below the buttons of the header.
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

globalStyle(`.${art} img`, inPage({ objectPosition: '50% 26%' }));

/** There the words are below it. */
globalStyle(`.${leading} .${art}`, inPage({ insetBlockStart: 0, filter: 'none' }));
globalStyle(
  `.${leading} .${art} img`,
  inPage({ '@media': { [narrow]: { objectPosition: '25% 0' } } }),
);

/** From the laptop on the picture turns itself. */
export const besideWords = style([
  art,
  inPage({ '@media': { [narrow]: { transform: `scaleX(calc(-1 * ${vars.direction.sign}))` } } }),
]);

/** Below the buttons of the header. */
const underButtons = `linear-gradient(${dark(76)}, ${dark(64)} 3.25rem, transparent 7rem)`;

/** Keeps the text readable on any picture, even a white one. On a phone the lines at the foot go from edge to edge. */
export const veil = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${dark(66)} 36%, ${dark(20)} 72%, transparent 92%), linear-gradient(to top, ${dark(82)}, ${dark(58)} 30%, ${dark(38)} 55%, ${dark(28)} 75%, transparent)`,
    '@media': {
      // As wide as the longest words.
      [media.laptop]: {
        backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${dark(66)} 44rem, transparent 62rem), ${underButtons}`,
      },
      [media.forcedColors]: { backgroundColor: 'Canvas', opacity: 0.9 },
    },
  }),
);

/** Posters have lettering of their own. */
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

/** Its words end where the picture is, and bring their own shade. */
export const leadVeil = style([veil, inPage({ backgroundImage: underButtons })]);

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

/** Beside a portrait there is more to read than a title: the picture is faint behind it, and ends before its foot. */
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

export const words = style(inPage({ position: 'relative', zIndex: 2, inlineSize: '100%' }));

const fade = '4rem';

globalStyle(
  `.${leading} > .${words}::before`,
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

/** On a phone what the page lists comes first. */
export const roomy = style([
  text,
  inPage({ '@media': { [`not all and ${media.tablet}`]: { display: 'none' } } }),
]);

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
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr)', columnGap: vars.space.xl },
    },
  }),
);

/** Under the words, and on a phone from edge to edge. Short lines stay on the dark side of the picture. */
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
        insetInlineStart: '46%',
        gridTemplateColumns: 'repeat(5, 1fr)',
      },
    },
  }),
);

/** Hidden lazy pictures are not fetched, so four columns load eight posters. */
globalStyle(`${wall} > :nth-child(n + 9)`, inPage({ '@media': { [narrow]: { display: 'none' } } }));
