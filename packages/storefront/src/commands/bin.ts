#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { red, say } from './say.ts';
import { programOf, readStartSettings, startBrand } from './start-brand.ts';
import { untilTheEnd } from './until-the-end.ts';
import { writeFonts } from './write-fonts.ts';
import { writeIcons } from './write-icons.ts';

const usage = `parde: what a brand's folder needs

  parde dev      draws the icons and starts the development server, which shows changes at once
  parde build    draws the icons and builds the brand into build/
  parde start    builds and starts the brand
  parde icons    draws the icons and writes the web manifest into public/, from brand.ts
  parde fonts    cuts a font to what pages write: parde fonts Estedad.ttf --family Estedad --weight '400 900'

dev and start also run @parde/reference-api, a demo API with invented titles; API_BASE_URL=https://… takes yours instead.
PORT and API_PORT choose the ports.`;

const folder = process.cwd();
const [name = '', ...args] = process.argv.slice(2);
const commands: Readonly<Record<string, () => Promise<void>>> = {
  dev: () => start(true),
  build,
  start: () => start(false),
  icons: () => writeIcons(folder),
  fonts: () => writeFonts(folder, args, 'parde fonts'),
};

const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined || (args.length > 0 && name !== 'fonts')) {
  say(usage);
  process.exitCode = 1;
} else {
  await command().catch((error: unknown) => {
    say(red(error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  });
}

async function build(): Promise<void> {
  await writeIcons(folder);
  const vite = programOf(folder, 'vite', 'vite');
  const { status } = spawnSync(process.execPath, [vite, 'build'], {
    cwd: folder,
    // Reading brand.ts has set it to `development`.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed. What it said stands above.');
}

function start(dev: boolean): Promise<void> {
  return untilTheEnd(async () => {
    const settings = readStartSettings();
    const cache = join(folder, 'node_modules/.cache/reference-api');
    const referenceApi =
      settings.own === undefined
        ? [programOf(folder, '@parde/reference-api', 'parde-reference-api'), '--cache', cache]
        : [];
    await (dev ? writeIcons(folder) : build());
    return startBrand({ ...settings, name: 'brand', folder, dev, referenceApi });
  });
}
