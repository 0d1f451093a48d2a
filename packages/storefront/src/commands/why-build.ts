import { type Dirent, readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** Files and folders that are not part of a build. */
const others = /^\.|^(?:node_modules|build|Containerfile.*)$|\.(?:test\.\w+|log|pid)$/;

/** True for Markdown outside `texts`, which is documentation. The brand's own texts are also Markdown. */
const isProse = (name: string, folder: string) =>
  name.endsWith('.md') && basename(folder) !== 'texts';

/**
 * Returns the reason to build a brand before it starts, as a sentence, or undefined if all its sources are older than
 * the build.
 */
export function rebuildReason(folder: string): string | undefined {
  const built = statSync(join(folder, 'build/server/index.js'), { throwIfNoEntry: false });
  if (!built) return 'Nothing is built yet.';
  const newer = filesIn(folder).find((file) => statSync(file).mtimeMs > built.mtimeMs);
  return newer === undefined
    ? undefined
    : `${relative(folder, newer)} is newer than what was built.`;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !others.test(name) && !isProse(name, folder))
    .flatMap((entry: Dirent) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() ? [path] : [];
    });
}
