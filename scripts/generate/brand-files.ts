import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { readJson } from '../lib/json.ts';

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

/** Where an installed app leads from its icon. The server leaves out what it has no page for. */
const shortcuts = [
  { id: 'search', url: '/search', words: 'shell', icon: 'SearchIcon' },
  { id: 'downloads', url: '/download', words: 'menus', icon: 'DownloadIcon' },
  { id: 'lives', url: '/lives', words: 'shell', icon: 'LiveIcon' },
  { id: 'plans', url: '/profile/plans', words: 'shell', icon: 'TicketIcon' },
] as const;

const shortcutSize = 96;

/** Drawn by `pnpm tool screenshots`. A brand that has none yet shows none. */
export const screenshots = [
  { file: 'screenshot-phone.webp', width: 780, height: 1688, form: 'narrow' },
  { file: 'screenshot-desktop.webp', width: 1600, height: 1000, form: 'wide' },
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

/** A line icon of the kit in the brand's colours. */
function shortcutSvg(root: string, { iconColor }: BrandFacts, icon: string): string {
  const file = join(root, 'packages/ui/src/components/icons', `${icon}.tsx`);
  const lines = /<Icon [^>]*>([\s\S]*)<\/Icon>/.exec(readFileSync(file, 'utf8'))?.[1];
  if (lines === undefined) throw new Error(`${file} is no icon of lines.`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="5.4" fill="${iconColor.ground}"/><g transform="translate(4.8 4.8) scale(.6)" color="${iconColor.mark}" fill="none" stroke="${iconColor.mark}" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`;
}

/** In the default language. */
export function manifestJson(root: string, folder: string, brand: BrandFacts): string {
  const { description, name, themeColor } = brand;
  const words = (file: string) =>
    readJson(join(root, 'packages/storefront/src/app/i18n/fa', `${file}.json`));
  const drawn = screenshots.filter(({ file }) => existsSync(join(root, folder, file)));
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
    categories: ['entertainment'],
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
    shortcuts: shortcuts.map(({ id, url, words: file }) => ({
      name: words(file)[id],
      url,
      icons: [
        {
          src: `/shortcut-${id}.png`,
          type: 'image/png',
          sizes: `${shortcutSize}x${shortcutSize}`,
        },
      ],
    })),
    ...(drawn.length > 0 && {
      screenshots: drawn.map(({ file, width, height, form }) => ({
        src: `/${file}`,
        type: 'image/webp',
        sizes: `${width}x${height}`,
        form_factor: form,
        label: `صفحهٔ نخست ${name.fa}`,
      })),
    }),
  };
  // A list of one on one line, as the formatter has it.
  return `${JSON.stringify(manifest, null, 2).replace(/\[\s+("[^"]*")\s+\]/, '[$1]')}\n`;
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
    [`${folder}/manifest.webmanifest`]: manifestJson(root, folder, brand),
  };
  for (const { file, size, ...shape } of bitmaps) {
    files[`${folder}/${file}`] = await bitmap(iconSvg(brand, shape), size);
  }
  for (const { id, icon } of shortcuts) {
    files[`${folder}/shortcut-${id}.png`] = await bitmap(
      shortcutSvg(root, brand, icon),
      shortcutSize,
    );
  }
  return files;
}

/** Renders the SVG at the target size: 72 dpi is one pixel a unit, and it has 24 units. */
function bitmap(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 24 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toBuffer();
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
