import { globalStyle } from '@vanilla-extract/css';
import { kids } from '../generated/token-values.ts';
import { media } from './breakpoints.ts';
import { moreContrast } from './colour/contrast-pairs.ts';
import { vars } from './contract.ts';
import { emitModes } from './emit.ts';
import { inPage } from './layers.ts';
import { type Properties, properties } from './properties.ts';

export type KidsAgeGroup = keyof typeof kids;
type Mode = keyof (typeof kids)[KidsAgeGroup];

/** The colours of kids' tiles, which are bright in both modes, and of text on them. */
export const kidsVars = {
  tileSun: 'var(--parde-kids-tile-sun)',
  tileMint: 'var(--parde-kids-tile-mint)',
  tileSky: 'var(--parde-kids-tile-sky)',
  tileRose: 'var(--parde-kids-tile-rose)',
  tileLilac: 'var(--parde-kids-tile-lilac)',
  onTile: 'var(--parde-kids-on-tile)',
} as const;

/** The percentage of the brand's accent in a colour. All other colours are the same for every brand. */
const accentShares = { canvas: 4, surface: 2, accentSoft: 12 } as const;

/**
 * Returns the colours in which kids' pages differ from the brand's theme. `mix` blends a colour with the brand's
 * accent, so that each brand, also one outside this repository, has kids' pages in its own tint.
 */
export function kidsColors(
  group: KidsAgeGroup,
  mode: Mode,
  mix: (hex: string, share: number) => string,
) {
  const own = kids[group][mode];
  return {
    ...own,
    canvas: mix(own.canvas, accentShares.canvas),
    surface: mix(own.surface, accentShares.surface),
    accentSoft: mix(own.raised, accentShares.accentSoft),
  };
}

function kidsProperties(group: KidsAgeGroup, mode: Mode): Properties {
  const { tileSun, tileMint, tileSky, tileRose, tileLilac, onTile, ...colors } = kidsColors(
    group,
    mode,
    (hex, share) => `color-mix(in srgb, ${hex}, ${vars.color.accent} ${share}%)`,
  );
  const { canvas, surface, raised, overlay, text, textMuted, border, borderStrong, accentSoft } =
    vars.color;
  return {
    ...properties(
      { canvas, surface, raised, overlay, text, textMuted, border, borderStrong, accentSoft },
      colors,
    ),
    ...properties(kidsVars, { tileSun, tileMint, tileSky, tileRose, tileLilac, onTile }),
  };
}

/** Gives an element and its contents the colours of kids' pages. By night they are a warm evening, not the site's black. */
export function kidsTheme(selector: string, group: KidsAgeGroup): void {
  const [light, dark] = [kidsProperties(group, 'light'), kidsProperties(group, 'dark')];
  emitModes('page', ':root', { base: {}, light, dark }, selector);
  const stronger = moreContrast.filter(([token]) => token in kids[group].light);
  globalStyle(
    `:root ${selector}`,
    inPage({
      '@media': {
        [media.contrast]: {
          vars: Object.fromEntries(
            stronger.map(([token, other]) => [
              vars.color[token],
              `${vars.color[other]} !important`,
            ]),
          ),
        },
      },
    }),
  );
}
