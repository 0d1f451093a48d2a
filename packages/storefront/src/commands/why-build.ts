import { type Dirent, readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** Nothing of these is in a build. */
const others = /^\.|^(?:node_modules|build|Containerfile.*)$|\.test\.\w+$/;

/** The brand's own texts are Markdown; all other Markdown is about the project. */
const isProse = (name: string, folder: string) =>
  name.endsWith('.md') && basename(folder) !== 'texts';

/** Why a brand is to be built before it starts, in a sentence, or undefined where all that it is made of is older. */
export function whyBuild(folder: string): string | undefined {
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
