import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import type { Brand } from '../brand/define-brand.ts';
import { checkBrand } from '../server/start/brand-mistakes.server.ts';
import type { ReadMessages } from '../server/start/check-messages.server.ts';
import { drawIcon, favicon, iconMistakes, visibleDiameter } from './brand-icon.ts';
import { shortcutLines } from './shortcut-lines.ts';

/** Loads brand.ts with Vite, because not every supported Node version reads TypeScript. */
export async function readBrand(folder: string): Promise<Brand> {
  return (await loadBrand(folder)).brand;
}

/** Also returns the imports of brand.ts that have no file. The build would report each with a long trace. */
async function loadBrand(folder: string): Promise<{ brand: Brand; missing: readonly string[] }> {
  const missing = new Set<string>();
  const file = join(folder, 'brand.ts');
  const load = runnerImport<{ brand: Brand }>(brandEntry, {
    configFile: false,
    root: folder,
    plugins: [
      {
        name: 'parde:brand',
        enforce: 'pre',
        async resolveId(id, importer) {
          if (id === brandEntry) return `\0${brandEntry}`;
          if (importer !== file || !id.startsWith('.')) return undefined;
          const found = await this.resolve(id, importer, { skipSelf: true });
          if (!found) missing.add(id);
          return found;
        },
        load: (id) => (id === `\0${brandEntry}` ? brandSource(file) : undefined),
      },
    ],
  });
  const { module } = await load.catch((error: unknown) => {
    const [, name, kind = ''] =
      /^(define(\w+)) is not defined$/.exec(error instanceof Error ? error.message : '') ?? [];
    if (name === undefined) throw error;
    const entry = ownEntries.includes(kind) ? kind.toLowerCase() : 'brand';
    throw new Error(
      `brand.ts: ${name} is not defined: add import { ${name} } from '@parde/storefront/${entry}'.`,
    );
  });
  return {
    brand: module.brand,
    missing: Array.from(
      missing,
      (id) => `brand.ts: imports ${id}, which is not there: create it, or correct the name`,
    ),
  };
}

/** The define functions with an entry of their own, so that only brands that use them ship their code. */
const ownEntries = ['Analytics', 'Home', 'Languages'];

const brandEntry = 'virtual:parde-brand';

/** Also loads the message files of the brand's languages, because they cannot be imported after Vite has ended. */
const brandSource = (file: string) => `
import { brand } from ${JSON.stringify(file)};
for (const { messages } of Object.values(brand?.languages?.options ?? {})) {
  for (const [path, load] of Object.entries(messages ?? {})) {
    const file = await load();
    messages[path] = async () => file;
  }
}
export { brand };
`;

/** Reads the brand. Throws an error with all its mistakes, so that no build or server starts. */
export async function readSoundBrand(folder: string): Promise<Brand> {
  const { brand, missing } = await loadBrand(folder);
  await checkBrand(brand, {
    publicFolder: join(folder, 'public'),
    texts: textsIn(join(folder, 'texts')),
    others: [
      ...missing,
      ...(await iconMistakes(brand ?? {}, folder)),
      ...unlistedMessages(brand ?? {}, folder),
    ],
    read: readMessages,
  });
  return brand;
}

/** Finds message files that a glob of brand.ts does not list, so that viewers would not see their texts. */
export function unlistedMessages({ languages }: Partial<Brand>, folder: string): string[] {
  return Object.entries(languages?.options ?? {}).flatMap(([code, { messages }]) => {
    const files = join(folder, 'messages', code);
    const listed = Object.keys(messages ?? {});
    return (existsSync(files) ? readdirSync(files) : [])
      .filter((file) => file.endsWith('.json') && !listed.some((path) => path.endsWith(`/${file}`)))
      .map(
        (file) =>
          `languages.${code}.messages has no ${file}: write import.meta.glob('./messages/${code}/*.json')`,
      );
  });
}

/** Reads a built-in file of messages. */
export const readMessages: ReadMessages = async (locale, namespace) =>
  JSON.parse(
    readFileSync(new URL(`../app/i18n/${locale}/${namespace}.json`, import.meta.url), 'utf8'),
  );

/** Leaves out the hidden files that operating systems create in folders. */
function textsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((file) => !file.startsWith('.'));
}

/** A maskable icon may be cropped to its middle four fifths. */
export const bitmaps = [
  { file: 'icon-192.png', size: 192, shape: 'rounded', mark: 0.78, purpose: 'any' },
  { file: 'icon-512.png', size: 512, shape: 'rounded', mark: 0.78, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, shape: 'full', mark: 0.62, purpose: 'maskable' },
  // This icon is not in the manifest. iOS reads it from the page's head and rounds its corners.
  { file: 'apple-touch-icon.png', size: 180, shape: 'full', mark: 0.72, purpose: undefined },
] as const;

/** The shortcuts of the installed app's icon. The server leaves out those whose page it does not have. */
const shortcuts = [
  { id: 'search', url: '/search', messages: 'shell' },
  { id: 'downloads', url: '/download', messages: 'menus' },
  { id: 'lives', url: '/lives', messages: 'shell' },
  { id: 'plans', url: '/profile/plans', messages: 'shell' },
] as const;

const shortcutSize = 96;

/** Pictures from `pnpm tool screenshots`. The manifest leaves out missing files. */
export const screenshots = [
  { file: 'screenshot-phone.webp', width: 780, height: 1688, form: 'narrow' },
  { file: 'screenshot-desktop.webp', width: 1600, height: 1000, form: 'wide' },
] as const;

type Shape = Pick<(typeof bitmaps)[number], 'shape' | 'mark'>;

export function iconSvg(
  { iconColor, logo, name }: Brand,
  { shape, mark }: Shape = bitmaps[0],
): string {
  const inset = round((24 - 24 * mark) / 2);
  const corner = shape === 'rounded' ? ' rx="5.4"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>${escapeXml(name.en)}</title><rect width="24" height="24"${corner} fill="${iconColor.ground}"/><path transform="translate(${inset} ${inset}) scale(${mark})" fill="${iconColor.mark}" d="${logo.mark}"/></svg>\n`;
}

/** Draws a line icon of the UI kit in the brand's colours. */
function shortcutSvg({ iconColor }: Brand, lines: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="5.4" fill="${iconColor.ground}"/><g transform="translate(4.8 4.8) scale(.6)" color="${iconColor.mark}" fill="none" stroke="${iconColor.mark}" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`;
}

const messages = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../app/i18n/fa/${file}.json`, import.meta.url), 'utf8'));

/** Returns the web manifest in the default language. */
export function manifestJson(brand: Brand, publicFolder: string): string {
  const { description, name, themeColor } = brand;
  const own = new Map(Object.entries(brand.messages?.fa ?? {}));
  const drawn = screenshots.filter(({ file }) => existsSync(join(publicFolder, file)));
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
    shortcuts: shortcuts.map(({ id, url, messages: file }) => ({
      name: own.get(`${file}:${id}`) ?? messages(file)[id],
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
  // Puts a list with a single entry on one line, as the formatter does.
  return `${JSON.stringify(manifest, null, 2).replace(/\[\s+("[^"]*")\s+\]/, '[$1]')}\n`;
}

/** Generates the files of a brand's `public` folder from its brand.ts. */
export async function brandFiles(
  folder: string,
  brand: Brand,
): Promise<Record<string, string | Buffer>> {
  const files: Record<string, string | Buffer> = {
    ...(await (brand.icon === undefined
      ? markIcons(brand)
      : pictureIcons(brand, join(folder, brand.icon)))),
    'manifest.webmanifest': manifestJson(brand, join(folder, 'public')),
  };
  for (const { id } of shortcuts) {
    files[`shortcut-${id}.png`] = await bitmap(shortcutSvg(brand, shortcutLines[id]), shortcutSize);
  }
  return files;
}

async function markIcons(brand: Brand): Promise<Record<string, string | Buffer>> {
  const files: Record<string, string | Buffer> = { 'icon.svg': iconSvg(brand) };
  for (const { file, size, ...shape } of bitmaps) {
    files[file] = await bitmap(iconSvg(brand, shape), size);
  }
  return files;
}

/** The diameter of the circle that systems show at least. iOS only rounds the corners. */
const safeCircle = { maskable: 0.8, ios: 0.93 };

export async function pictureIcons(
  { iconColor }: Brand,
  source: string,
): Promise<Record<string, string | Buffer>> {
  const files: Record<string, string | Buffer> = { 'icon.svg': await favicon(source) };
  const { isOpaque } = await sharp(source).stats();
  for (const { file, size, shape, purpose } of bitmaps) {
    if (shape === 'rounded') {
      files[file] = await drawIcon(source, { size, share: 1 });
      continue;
    }
    // A picture that fills its square has its own background where systems crop. Any other fits into the safe circle.
    const circle = safeCircle[purpose === 'maskable' ? 'maskable' : 'ios'];
    const share = isOpaque ? 1 : Math.min(1, circle / (await visibleDiameter(source)));
    files[file] = await drawIcon(source, { size, share, ground: iconColor.ground });
  }
  return files;
}

/** Renders the SVG at the target size: at 72 dpi, each of the 24 units is one pixel. */
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

/** Checks a brand, and writes its icons and its web manifest. */
export async function writeIcons(folder: string): Promise<Brand> {
  const brand = await readSoundBrand(folder);
  const files = await brandFiles(folder, brand);
  mkdirSync(join(folder, 'public'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, 'public', name);
    // Do not rewrite unchanged files: they would be newer than the build and make it count as outdated.
    if (!isSame(file, content)) writeFileSync(file, content);
  }
  return brand;
}

function isSame(file: string, content: string | Buffer): boolean {
  return existsSync(file) && readFileSync(file).equals(Buffer.from(content));
}
