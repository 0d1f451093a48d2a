#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { createBrand } from './create-brand.ts';
import { readNewBrand } from './read-new-brand.ts';

const usage =
  "npm create parde-brand@latest <folder> -- [--fa <name in Persian>] [--en <name in English>] [--color '#0a5']";

try {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    process.exit();
  }
  const { folder, ...brand } = readNewBrand(process.argv.slice(2), usage);
  const versions = JSON.parse(readFileSync(new URL('versions.json', import.meta.url), 'utf8'));
  const adjusted = createBrand(resolve(folder), brand, versions);
  const manager = /^(pnpm|yarn|bun)\b/.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? 'npm';
  const place = relative(process.cwd(), resolve(folder));
  process.stdout.write(`${adjusted.map((sentence) => `\n${sentence}`).join('')}
${brand.en} is in ${place}. Run it with a demo API:

  cd ${place}
  ${manager} install
  ${manager} start

Its texts are in brand.ts, and its theme is in theme.css.ts. README.md describes the rest.
`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
