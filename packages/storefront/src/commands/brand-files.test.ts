import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
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
