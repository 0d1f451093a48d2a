import { inKit, media, vars } from '@parde/ui/theme';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { captions } from '../../captions/captions.css.ts';
import {
  actions,
  card,
  head,
  label,
  picture as nextPicture,
  title as nextTitle,
} from '../next-card.css.ts';

/** A low box: the picture is beside the name. Otherwise it is above the name. */
const row = '(max-height: 9rem)';

/** On a narrow phone with large text, the name and the buttons need most of the row. */
const rowPicture = 'min(177.78cqb, 34cqi)';

const onPicture = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '56.25cqi',
  '@container': { [row]: { inlineSize: rowPicture, blockSize: '100%' } },
} satisfies StyleRule;

export const video = style(inKit({ ...onPicture, objectFit: 'contain', backgroundColor: '#000' }));

export const poster = style(inKit({ ...onPicture, zIndex: 1, objectFit: 'cover' }));

export const overPicture = style(inKit({ ...onPicture, zIndex: 1, pointerEvents: 'none' }));

globalStyle(
  `.${overPicture} .${captions}`,
  inKit({ '@container': { [row]: { display: 'none' } } }),
);

/** Covers the complete box, below the other buttons. */
export const expand = style(
  inKit({
    position: 'absolute',
    inset: 0,
    zIndex: 2,
    padding: 0,
    border: 0,
    borderRadius: 'inherit',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${vars.color.onMedia}`, outlineOffset: -3 },
    '@media': {
      [media.hover]: { ':hover': { backgroundColor: '#ffffff12' } },
    },
  }),
);

/** On the picture's corner, because a tap on the picture expands it. */
export const expandSign = style(
  inKit({
    position: 'absolute',
    insetBlockStart: vars.space.xxs,
    insetInlineStart: vars.space.xxs,
    display: 'grid',
    padding: 3,
    borderRadius: vars.radius.sm,
    backgroundColor: '#000000a6',
    color: vars.color.onMedia,
    fontSize: 'clamp(14px, 6cqi, 1.25rem)',
    '@container': { [row]: { fontSize: 14 } },
  }),
);

export const bar = style(
  inKit({
    position: 'absolute',
    insetBlock: '56.25cqi 0',
    insetInline: 0,
    zIndex: 3,
    display: 'flex',
    alignItems: 'center',
    paddingInline: `${vars.space.md} ${vars.space.xs}`,
    pointerEvents: 'none',
    '@container': {
      [row]: {
        insetBlockStart: 0,
        insetInlineStart: rowPicture,
        paddingInline: `${vars.space.sm} ${vars.space.xxs}`,
      },
    },
  }),
);

export const names = style(inKit({ flex: 1, minInlineSize: 0 }));

const oneLine = {
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const title = style(
  inKit({
    ...oneLine,
    fontSize: 'clamp(0.75rem, 5cqi, 0.9375rem)',
    fontWeight: vars.font.weight.strong,
    // A long name is wrapped where the letters are large.
    '@media': {
      [media.narrow]: { maxBlockSize: '4lh', whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  }),
);

export const subtitle = style(
  inKit({
    ...oneLine,
    color: vars.color.onMediaMuted,
    fontSize: 'clamp(0.6875rem, 4.5cqi, 0.8125rem)',
  }),
);

// The countdown to the next episode replaces the name. Screen readers get the episode's name.
globalStyle(`.${names}:has(> .${card}) > :not(.${card}, [role])`, inKit({ display: 'none' }));
globalStyle(
  `.${names} > .${card}`,
  inKit({
    inlineSize: 'auto',
    gap: 0,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    boxShadow: 'none',
  }),
);
globalStyle(
  `.${names} .${actions} > :first-child, .${names} .${head} :is(.${nextPicture}, .${nextTitle})`,
  inKit({ display: 'none' }),
);
globalStyle(
  `.${names} .${label}`,
  inKit({ ...oneLine, '@media': { [media.narrow]: { display: 'none' } } }),
);
globalStyle(
  `.${names} .${actions} > button`,
  inKit({
    minBlockSize: 44,
    padding: 0,
    color: vars.color.onMedia,
    fontSize: 'clamp(0.6875rem, 4.5cqi, 0.8125rem)',
    textDecoration: 'underline',
    pointerEvents: 'auto',
  }),
);

export const elapsed = style(
  inKit({
    position: 'absolute',
    zIndex: 3,
    insetBlockStart: 'calc(56.25cqi - 3px)',
    insetInline: 0,
    blockSize: 3,
    backgroundColor: '#ffffff40',
    pointerEvents: 'none',
    '@container': { [row]: { insetBlock: 'auto 0' } },
  }),
);

export const elapsedPart = style(
  inKit({
    blockSize: '100%',
    backgroundColor: vars.color.mediaAccent,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  }),
);
