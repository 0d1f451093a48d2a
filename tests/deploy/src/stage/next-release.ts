import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const texts = ['.css', '.js', '.json'];

export function filesOf(release: string): string[] {
  return readdirSync(join(release, 'client/assets'));
}

/** Makes the next release: every client file gets a new name, and every reference to it too. */
export function makeNextRelease(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const names = new Map(
    filesOf(to).map((name) => [name, name.replace(/\.\w+$/, (extension) => `-next${extension}`)]),
  );
  const assets = join(to, 'client/assets');
  for (const [old, name] of names) renameSync(join(assets, old), join(assets, name));
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !texts.includes(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(/[\w.-]+\.(?:css|js|woff2)\b/g, (name) => names.get(name) ?? name),
    );
  }
}
