import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { bitmaps, iconSvg, manifestJson, readBrand } from './brand-files.ts';

/** Makes the files of a brand's public folder from its brand.ts. */
export async function writeBrandFiles(root: string, name: string): Promise<void> {
  const brand = await readBrand(root, name);
  const folder = join(root, 'apps', name, 'public');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'icon.svg'), iconSvg(brand));
  writeFileSync(join(folder, 'manifest.webmanifest'), manifestJson(brand));
  for (const { file, size, ...shape } of bitmaps) {
    // Drawn at the size it is wanted in: 72 dots an inch are one a unit, and the drawing has 24.
    const drawing = sharp(Buffer.from(iconSvg(brand, shape)), { density: (72 * size) / 24 });
    await drawing
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true, colours: 64 })
      .toFile(join(folder, file));
  }
}
