import { main } from '../../generated/token-values.ts';
import type { ModeTokens } from '../brands/brand.ts';
import type { ColorToken, ColorTokens } from '../contract.ts';
import { colourDistance, contrast } from './contrast.ts';
import { hexOf, oklch } from './oklch.ts';
import { tintFrom } from './tint.ts';

type Mode = 'light' | 'dark';

/** A theme for `brandTheme`, generated from one colour. */
export interface ColorTheme {
  readonly light: ModeTokens;
  readonly dark: ModeTokens;
  /** A sentence for each mode in which the accent differs from the given colour, with the reason. */
  readonly adjusted: readonly string[];
}

const surfaces = ['canvas', 'surface', 'raised', 'overlay'] as const;
const onSurfaces = [
  'text',
  'textMuted',
  'border',
  'borderStrong',
  'scrim',
  'media',
  'heroEdge',
  'sheen',
] as const;
const greysOnMedia = ['onMedia', 'onMediaMuted', 'mediaControl', 'mediaControlHover'] as const;

/** The minimum contrast with a surface. An accent with less contrast looks like part of the surface. */
const minSurfaceContrast = { light: 1.8, dark: 2.5 } as const;
/** A colour below this chroma counts as grey. */
const grey = 0.04;

/** The danger colours for an accent that is itself red: subdued, or with text and background colours reversed. */
const dangers = {
  light: [{ danger: '#ffd6c7', dangerHover: '#ffc6b1', onDanger: '#84200a' }],
  dark: [
    { danger: '#5e2415', dangerHover: '#702c1a', onDanger: '#ffcdbd' },
    { danger: '#fb9890', dangerHover: '#ffada6', onDanger: '#3f1917' },
  ],
} as const;

const tokensOf = <Token extends ColorToken>(
  names: readonly Token[],
  value: (name: Token) => string,
): Partial<ColorTokens> => Object.fromEntries(names.map((name) => [name, value(name)]));

const hasContrast = (front: string, grounds: readonly string[], least: number): boolean =>
  grounds.every((ground) => contrast(front, ground) >= least);

/** Returns the colour if it passes, otherwise the lightest darker colour that passes. */
function darkenUntil(hex: string, passes: (hex: string) => boolean): string {
  const color = oklch(hex);
  let shown = hex;
  for (let step = 1; !passes(shown) && step <= 200; step += 1) {
    shown = hexOf({ ...color, lightness: color.lightness - step / 200 });
  }
  return shown;
}

/** True if an accent stands out from the surfaces that are tinted with it. */
function isDistinctFromSurfaces(mode: Mode, accent: string): boolean {
  const { greyOf } = tintFrom(accent);
  const grounds = surfaces.map((name) => greyOf(main[mode].color[name]));
  return hasContrast(accent, grounds, minSurfaceContrast[mode]);
}

/** Returns the accent of a mode: the colour itself, if it stands out from the surfaces and text on it is readable. */
function resolveAccent(mode: Mode, color: string): { accent: string; why: string } {
  if (!isDistinctFromSurfaces(mode, color)) {
    return { accent: moveAwayFromSurfaces(mode, color), why: 'is too near to the page there' };
  }
  // Colours between the lightest that allows white text and the darkest that allows dark text are darkened, because
  // viewers expect white text on them.
  const white = contrast('#ffffff', color);
  if (white >= 4.5 || white < 3.5 || oklch(color).chroma < 0.1) return { accent: color, why: '' };
  const supportsWhiteText = (hex: string) => contrast('#ffffff', hex) >= 4.5;
  return { accent: darkenUntil(color, supportsWhiteText), why: 'cannot carry white words' };
}

function moveAwayFromSurfaces(mode: Mode, color: string): string {
  const { lightness, chroma, hue } = oklch(color);
  // For a grey, black stands out from a white page; a mid-grey would not.
  if (chroma < grey) return hexOf({ lightness: mode === 'light' ? 0.27 : 0.95, chroma, hue });
  const { hueAt } = tintFrom(color);
  const adjusted = (by: number) =>
    hexOf({
      lightness: lightness + by,
      chroma: Math.max(chroma, Math.min(chroma * 2, 0.15)),
      // Darker yellow must be gold, not olive.
      hue: by < 0 ? hueAt(by) : hue,
    });
  const steps = Array.from({ length: 200 }, (_, step) => (mode === 'light' ? -step : step) / 200);
  return steps.map(adjusted).find((hex) => isDistinctFromSurfaces(mode, hex)) ?? color;
}

function modeTokens(mode: Mode, accent: string): ModeTokens {
  const own = main[mode].color;
  const { greyOf, tintOf } = tintFrom(accent);
  // On a colour of medium lightness, dark text looks faint at a contrast of 4.5.
  const onAccent =
    contrast('#ffffff', accent) >= 4.5
      ? '#ffffff'
      : darkenUntil(hexOf(tintOf(own.onAccent, 1)), (hex) => contrast(hex, accent) >= 6);
  const color: ColorTokens = {
    ...own,
    ...tokensOf([...surfaces, ...onSurfaces, ...greysOnMedia], (name) => greyOf(own[name])),
    accent,
    accentHover: hoverColor(mode, accent, onAccent),
    onAccent,
    ...accentTextTokens(mode, accent),
    accentSoft: hexOf(tintOf(own.accentSoft, mode === 'light' ? 1 : 1.4)),
    ...dangerTokensFor(mode, accent),
  };
  const tinted = Object.entries(main[mode].elevation).map(([name, shadow]) => [
    name,
    shadow.replaceAll(/#[\da-f]{6}/g, greyOf),
  ]);
  return {
    color,
    elevation: { ...main[mode].elevation, ...Object.fromEntries(tinted) },
  };
}

/**
 * Returns the hover colour: slightly lighter in dark mode, slightly darker in light mode, or the reverse if the text
 * on the accent needs it.
 */
function hoverColor(mode: Mode, accent: string, onAccent: string): string {
  const { lightness, chroma } = oklch(accent);
  const { hueAt } = tintFrom(accent);
  const step = mode === 'light' ? -0.046 : 0.042;
  return (
    [step, -step, 3 * step, -3 * step]
      .map((by) => hexOf({ lightness: lightness + by, chroma, hue: hueAt(by / 2) }))
      .find(
        (hex) =>
          contrast(onAccent, hex) >= 4.5 &&
          colourDistance(hex, accent) >= 0.03 &&
          oklch(hex).chroma >= chroma * 0.7 - 0.01,
      ) ?? accent
  );
}

/** Returns the accent as a text colour, and as the colour of the focus ring. */
function accentTextTokens(mode: Mode, accent: string): Pick<ColorTokens, 'accentText' | 'focus'> {
  const { lightness, chroma } = oklch(accent);
  const { tintOf } = tintFrom(accent);
  const text = tintOf(main[mode].color.accentText, 1);
  if (mode === 'light') {
    const accentText = hexOf({
      ...text,
      lightness: Math.min(lightness, text.lightness),
      chroma: chroma * 0.92,
    });
    return { accentText, focus: accentText };
  }
  return {
    accentText: hexOf({ ...text, lightness: Math.max(lightness, text.lightness) }),
    focus: hexOf(tintOf(main.dark.color.focus, 1)),
  };
}

function dangerTokensFor(mode: Mode, accent: string): Partial<ColorTokens> {
  const { danger, dangerHover, onDanger } = main[mode].color;
  const choices = [{ danger, dangerHover, onDanger }, ...dangers[mode]];
  return choices.find((choice) => colourDistance(choice.danger, accent) >= 0.2) ?? {};
}

/** Returns the colours over pictures, which are the same in both modes and derive from the dark mode's accent. */
function onMediaTokens(dark: ColorTokens): Partial<ColorTokens> {
  return {
    ...tokensOf(greysOnMedia, (name) => dark[name]),
    mediaAccent: dark.accent,
    mediaAccentHover: dark.accentHover,
    onMediaAccent: dark.onAccent,
    accentOnMedia: dark.accentText,
  };
}

/** Returns both modes, each generated from its own accent. */
export function themeFromAccents(
  accents: Readonly<Record<Mode, string>>,
): Record<Mode, ModeTokens> {
  const modes = {
    light: modeTokens('light', normaliseHex(accents.light)),
    dark: modeTokens('dark', normaliseHex(accents.dark)),
  };
  const shared = onMediaTokens(modes.dark.color);
  const inMode = ({ color, elevation }: ModeTokens): ModeTokens => ({
    color: { ...color, ...shared },
    elevation,
  });
  return { light: inMode(modes.light), dark: inMode(modes.dark) };
}

/** Normalises a colour: `#0a5` → `#00aa55`. */
function normaliseHex(color: string): string {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(color)?.[1]?.toLowerCase();
  if (digits === undefined) {
    throw new Error(`Not a colour: ${JSON.stringify(color)}. Write it in hex, as #0a5 or #00aa55.`);
  }
  const full = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
  if (full.length === 8 && !full.endsWith('ff')) {
    throw new Error(
      `${color} lets through what lies behind it. An accent is opaque: #${full.slice(0, 6)}`,
    );
  }
  return `#${full.slice(0, 6)}`;
}

/**
 * Generates a brand's light and dark mode from one colour, for `brandTheme`. Every token with the main brand's hue
 * gets the hue of this colour, at the same lightness, so every pair of text and background keeps the contrast of WCAG
 * 2.2 AA.
 */
export function themeFromColor(color: string): ColorTheme {
  const given = normaliseHex(color);
  const [light, dark] = [resolveAccent('light', given), resolveAccent('dark', given)];
  const adjusted = Object.entries({ light, dark }).flatMap(([mode, { accent, why }]) =>
    accent === given ? [] : [`In ${mode} mode the accent is ${accent}: ${given} ${why}.`],
  );
  return { ...themeFromAccents({ light: light.accent, dark: dark.accent }), adjusted };
}

/** Returns the accent of a mode for a colour that was given for the other mode. */
export const accentIn = (mode: Mode, color: string): string =>
  resolveAccent(mode, normaliseHex(color)).accent;
