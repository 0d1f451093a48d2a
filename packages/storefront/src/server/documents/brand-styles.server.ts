import type { Brand } from '../../brand/define-brand.ts';
import type { LogoPicture } from '../../brand/logo.ts';
import { fontStyles } from './brand-fonts.server.ts';

/** Returns a document's styles for the brand. Empty if the brand has neither fonts nor a logo picture. */
export function brandStyles(brand: Pick<Brand, 'fonts' | 'logo'>): string {
  const { picture } = brand.logo;
  return fontStyles(brand) + (picture ? pictureStyles(picture) : '');
}

/**
 * Shows the picture in place of the logo's mark and name (shell/Logo.tsx). Screen readers still read the name.
 * Background images are used because a browser fetches only the picture that applies, and `<picture>` supports only
 * the system's theme, while the viewer may have chosen another theme.
 */
function pictureStyles({ light, dark, width, height }: LogoPicture): string {
  const onDark = `{background-image:url(${dark})}`;
  return [
    `[data-logo]{position:relative;display:inline-block;block-size:1.75rem;max-inline-size:40vw;aspect-ratio:${width}/${height};background:url(${light}) center/contain no-repeat;print-color-adjust:exact}`,
    '[data-logo]>*{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]) [data-logo]${onDark}}`,
    `:root[data-theme=dark] [data-logo],[data-over-picture] [data-logo]${onDark}`,
  ].join('');
}
