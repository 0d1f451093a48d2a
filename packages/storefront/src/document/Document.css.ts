import { inShell, vars } from '@parde/ui/theme';
import { globalFontFace, globalStyle } from '@vanilla-extract/css';

const latin = 'Vazirmatn Latin Fallback';

/** The widths of system fonts in per cent of Vazirmatn's width, measured in titles and messages. */
const shares = { 'DejaVu Sans': 89.5, Arial: 101.5, Roboto: 100.8 };

// The last installed font of the list is the fallback, with the size and baseline of fonts.css. Line breaks then stay
// the same when the font loads.
for (const [name, share] of Object.entries(shares)) {
  globalFontFace(latin, {
    src: `local('${name}')`,
    sizeAdjust: `${share}%`,
    ascentOverride: `${(10900 / share).toFixed(2)}%`,
    descentOverride: `${(4725 / share).toFixed(2)}%`,
    lineGapOverride: '0%',
    unicodeRange: 'U+0020-007E, U+00A0-00FF, U+2013-2014, U+2018-201E, U+2022, U+2026',
  });
}

globalStyle(
  ':root:lang(en)',
  inShell({
    vars: {
      [vars.font.family]:
        `"Vazirmatn Latin", "Vazirmatn", "${latin}", "Vazirmatn Fallback", system-ui, sans-serif`,
    },
  }),
);
