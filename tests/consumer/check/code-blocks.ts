import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { top } from './packages.ts';

type CodeBlock = {
  /** The Markdown file, relative to its package. */
  readonly page: string;
  readonly line: number;
  readonly language: string;
  /** The path of the file to which the block is written. */
  readonly path: string;
  readonly code: string;
  /** The reason why the code cannot run. */
  readonly cannotRun: string | false;
};

type Places = {
  readonly packageName: string;
  /** Returns the folder for the blocks in a language. Undefined if nobody compiles the language. */
  readonly folderOf: (page: string, language: string) => string | undefined;
};

/**
 * Returns the code blocks of a page, except for shell commands. Each block is a module. Its fence may contain its path
 * (`file=…`), and the reason why it cannot run (`no-run=…`).
 */
export function codeBlocksOf(page: string, { packageName, folderOf }: Places): CodeBlock[] {
  const text = readFileSync(join(top, 'node_modules', packageName, page), 'utf8');
  const fences = [...text.matchAll(/^```(\w+)(.*)\n([\s\S]*?)^```$/gm)];
  return fences
    .filter(([, language]) => language !== 'sh')
    .map(({ 1: language = '', 2: info = '', 3: code = '', index }) => {
      const line = text.slice(0, index).split('\n').length;
      const folder = folderOf(page, language);
      assert.ok(folder !== undefined, `${page}, line ${line}, has code that nobody compiles`);
      const file = /file=(\S+)/.exec(info)?.[1] ?? `line-${line}.${language}`;
      const cannotRun = /no-run="([^"]+)"/.exec(info)?.[1] ?? false;
      return { page, line, language, path: join(folder, file), code, cannotRun };
    });
}

export function writeCodeBlocks(blocks: readonly CodeBlock[]): void {
  for (const { path, code } of blocks) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    const text = /\.tsx?$/.test(path) ? `${withEndings(path, code, blocks)}\nexport {};\n` : code;
    writeFileSync(join(top, path), text);
  }
}

/**
 * Adds file extensions to imports. A bundler finds a module without one, but Node, which runs the blocks in this
 * test, does not.
 */
function withEndings(from: string, code: string, blocks: readonly CodeBlock[]): string {
  return code.replace(/(?<= from ')\.[^']+(?=')/g, (name) => {
    const module = join(dirname(from), name);
    const file = blocks.find(({ path }) => path.replace(/\.tsx?$/, '') === module);
    return file ? name + extname(file.path) : name;
  });
}
