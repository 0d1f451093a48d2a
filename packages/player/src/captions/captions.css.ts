import { inKit, vars } from '@parde/ui/theme';
import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { preview } from '../components/seek-bar/seek-bar.css.ts';

export const captions = style(
  inKit({
    position: 'absolute',
    zIndex: 4,
    insetInline: 0,
    insetBlockEnd: '5%',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '0.25em',
    paddingInline: '6%',
    pointerEvents: 'none',
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
    // The size follows the picture and the viewer's setting.
    fontSize: 'clamp(0.9rem, 0.45rem + 2cqi, 2.6rem)',
    selectors: { '&[data-raised]': { transform: 'translateY(-5.25rem)' } },
    // In portrait the captions are on the picture's strip, and the controls are below it.
    '@container': {
      '(orientation: portrait)': {
        insetBlockEnd: 'max(5%, (100cqb - 56.25cqi) / 2 + 0.5rem)',
        selectors: {
          '&[data-raised]': { transform: 'none' },
          // On a phone the seek preview covers the position of the subtitles.
          [`&:has(+ * ${preview})`]: { opacity: 0 },
        },
      },
    },
  }),
);

export const cue = style(inKit({ margin: 0, textAlign: 'center', lineHeight: 1.65 }));

/** An outline keeps the letters readable on any picture. */
const outline =
  '0 0 0.1em #000, 0 0.06em 0.12em #000, 0.05em 0 0.1em #000, -0.05em 0 0.1em #000, 0 0 0.4em #000c';

const ground = createVar();

export const line = style(
  inKit({
    backgroundColor: fallbackVar(ground, 'transparent'),
    display: 'block',
    inlineSize: 'fit-content',
    marginInline: 'auto',
    paddingInline: '0.45em',
    paddingBlock: '0.05em',
    unicodeBidi: 'isolate',
  }),
);

export const italic = style(inKit({ fontStyle: 'italic' }));
export const bold = style(inKit({ fontWeight: vars.font.weight.heading }));

export const sizes = styleVariants({
  small: inKit({ fontSize: '0.8em' }),
  medium: inKit({ fontSize: '1em' }),
  large: inKit({ fontSize: '1.3em' }),
  huge: inKit({ fontSize: '1.65em' }),
});

// The teletext colours. They are the viewer's choice, not the brand's.
export const colors = styleVariants({
  white: inKit({ color: '#fff' }),
  yellow: inKit({ color: '#ffe14d' }),
  cyan: inKit({ color: '#7fe9ff' }),
  green: inKit({ color: '#8df59a' }),
});

export const backgrounds = styleVariants({
  none: inKit({ textShadow: outline }),
  shade: inKit({ vars: { [ground]: '#000a' } }),
  solid: inKit({ vars: { [ground]: '#000' } }),
});

export const fonts = styleVariants({
  page: inKit({ fontFamily: vars.font.family }),
  sans: inKit({ fontFamily: 'Tahoma, Arial, sans-serif' }),
  serif: inKit({ fontFamily: '"Noto Naskh Arabic", "Times New Roman", serif' }),
  mono: inKit({ fontFamily: 'ui-monospace, "Courier New", monospace' }),
});
