import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readSoundBrand } from './brand-files.ts';

it('lists the imports without a file among the mistakes of brand.ts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parde-brand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'terms.tsx'), '');
  writeFileSync(
    join(folder, 'brand.ts'),
    `// import('./old.tsx')
    export const brand = { pages: [() => import('./terms.tsx'), () => import('./trems.tsx')] };`,
  );
  const reading = readSoundBrand(folder);
  await expect(reading).rejects.toThrow('brand.ts: imports ./trems.tsx, which is not there:');
  await expect(reading).rejects.not.toThrow(/terms\.tsx|old\.tsx/);
  await expect(reading).rejects.toThrow('brand.ts: id is missing');
});

it('names the import that a define function needs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parde-brand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'brand.ts'), 'export const brand = { home: defineHome({}) };');
  await expect(readSoundBrand(folder)).rejects.toThrow(
    "brand.ts: defineHome is not defined: add import { defineHome } from '@parde/storefront/home'.",
  );
});

it('checks the values of a built brand if NODE_ENV is production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = mkdtempSync(join(tmpdir(), 'parde-brand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'brand.ts'),
    "export const brand = { icon: import.meta.env.DEV ? 'icon.svg' : 'built.jpg' };",
  );
  await expect(readSoundBrand(folder)).rejects.toThrow('and is "built.jpg"');
});
