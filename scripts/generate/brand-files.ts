import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

/** The part of brand.ts that icons and manifest need. */
export interface BrandFacts {
  readonly name: { readonly fa: string; readonly en: string };
  readonly description: { readonly fa: string };
  readonly logoPath: string;
  readonly iconColor: { readonly ground: string; readonly mark: string };
  readonly themeColor: { readonly dark: string };
}

export async function readBrand(root: string, name: string): Promise<BrandFacts> {
  const { href } = pathToFileURL(join(root, 'apps', name, 'brand.ts'));
  const { brand }: { brand: BrandFacts } = await import(href);
  return brand;
}

/** A maskable icon may be cut down to its middle four fifths. */
export const bitmaps = [
  { file: 'icon-192.png', size: 192, shape: 'rounded', mark: 0.78, purpose: 'any' },
  { file: 'icon-512.png', size: 512, shape: 'rounded', mark: 0.78, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, shape: 'full', mark: 0.62, purpose: 'maskable' },
  // Not in the manifest: iOS reads it from the page's head and rounds it.
  { file: 'apple-touch-icon.png', size: 180, shape: 'full', mark: 0.72, purpose: undefined },
] as const;

type Shape = Pick<(typeof bitmaps)[number], 'shape' | 'mark'>;

export function iconSvg(
  { iconColor, logoPath, name }: BrandFacts,
  { shape, mark }: Shape = bitmaps[0],
): string {
  const inset = round((24 - 24 * mark) / 2);
  const corner = shape === 'rounded' ? ' rx="5.4"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>${escapeXml(name.en)}</title><rect width="24" height="24"${corner} fill="${iconColor.ground}"/><path transform="translate(${inset} ${inset}) scale(${mark})" fill="${iconColor.mark}" d="${logoPath}"/></svg>\n`;
}

/** In the default language. */
export function manifestJson({ description, name, themeColor }: BrandFacts): string {
  const manifest = {
    id: '/',
    name: name.fa,
    short_name: name.fa,
    description: description.fa,
    lang: 'fa',
    dir: 'rtl',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: themeColor.dark,
    theme_color: themeColor.dark,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...bitmaps.flatMap(({ file, purpose, size }) =>
        purpose === undefined
          ? []
          : [{ src: `/${file}`, type: 'image/png', sizes: `${size}x${size}`, purpose }],
      ),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The files of a brand's public folder, from its brand.ts. */
export async function brandFiles(
  root: string,
  name: string,
): Promise<Record<string, string | Buffer>> {
  const brand = await readBrand(root, name);
  const folder = `apps/${name}/public`;
  const files: Record<string, string | Buffer> = {
    [`${folder}/icon.svg`]: iconSvg(brand),
    [`${folder}/manifest.webmanifest`]: manifestJson(brand),
  };
  for (const { file, size, ...shape } of bitmaps) {
    // Renders the SVG at the target size: 72 dpi is one pixel a unit, and the logo has 24 units.
    files[`${folder}/${file}`] = await sharp(Buffer.from(iconSvg(brand, shape)), {
      density: (72 * size) / 24,
    })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true, colours: 64 })
      .toBuffer();
  }
  return files;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
