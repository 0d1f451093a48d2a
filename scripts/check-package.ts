import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { print, red } from '../packages/storefront/src/commands/print.ts';
import { asRecord, type JsonRecord, readJson } from './lib/json.ts';
import { exportedPaths, packPackage } from './lib/publishable.ts';
import { reachedFrom } from './lib/reached-files.ts';
import { isEntryPoint, root } from './lib/workspace.ts';

/** Packs a built package and lists the problems of the tarball. */
export async function checkPackage(folder: string, top: string = root): Promise<string[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'parde-pack-'));
  try {
    const file = packPackage(folder, scratch);
    const extract = run('tar', ['-xzf', file, '-C', scratch], scratch);
    if (!extract.ok) return [`The tarball cannot be read:\n${extract.output}`];
    const manifest = readJson(join(scratch, 'package/package.json'));
    return [
      ...manifestProblems(manifest, relative(top, folder).split(sep).join('/')),
      ...fileProblems(join(scratch, 'package'), manifest, top),
      ...changelogProblems(join(scratch, 'package'), manifest),
      ...strayProblems(join(scratch, 'package'), manifest),
      ...(await publintProblems(join(scratch, 'package'))),
      ...typeProblems(file, manifest),
    ];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Checks the fields of a packed package.json that users, licence scanners and npm's provenance need. */
export function manifestProblems(manifest: JsonRecord, directory: string): string[] {
  const repository = asRecord(manifest.repository);
  const publishing = asRecord(manifest.publishConfig);
  const url = 'https://github.com/parde/parde';
  const expectations: readonly (readonly [string, boolean])[] = [
    ['description is missing', typeof manifest.description === 'string'],
    ['license is not MIT', manifest.license === 'MIT'],
    ['private must not be set', manifest.private === undefined],
    ['type is not module', manifest.type === 'module'],
    ['sideEffects names more than stylesheets', isTreeShakable(manifest.sideEffects)],
    ['files is missing', Array.isArray(manifest.files)],
    ['files does not name CHANGELOG.md', [manifest.files].flat().includes('CHANGELOG.md')],
    ['engines.node is missing', typeof asRecord(manifest.engines).node === 'string'],
    [`repository.url is not git+${url}.git`, repository.url === `git+${url}.git`],
    [`repository.directory is not ${directory}`, repository.directory === directory],
    [
      `homepage is not under ${url}`,
      typeof manifest.homepage === 'string' && manifest.homepage.startsWith(url),
    ],
    ['bugs is missing', manifest.bugs !== undefined],
    ['publishConfig.access is not public', publishing.access === 'public'],
    ['publishConfig.provenance is not true', publishing.provenance === true],
    ['exports is missing', manifest.exports !== undefined],
    ['exports still points at src', !JSON.stringify(manifest.exports ?? '').includes('/src/')],
    [
      'a dependency still says workspace: or catalog:',
      !/"(?:workspace|catalog):/.test(
        JSON.stringify([
          manifest.dependencies,
          manifest.peerDependencies,
          manifest.optionalDependencies,
        ]),
      ),
    ],
  ];
  return expectations.filter(([, met]) => !met).map(([problem]) => `package.json: ${problem}`);
}

/** True if only stylesheets have side effects. */
function isTreeShakable(sideEffects: unknown): boolean {
  if (Array.isArray(sideEffects))
    return sideEffects.every((it) => /\.(?:css|css\.ts|styles\.js)$/.test(it));
  return sideEffects === false;
}

function fileProblems(packed: string, manifest: JsonRecord, top: string): string[] {
  const expected =
    /^(?:(?:data|dist|docs|figma|media|template)\/.+|(?:package|openapi)\.json|recipes\/[\w-]+\.md|(?:README|api)\.md|llms\.txt|LICENSE|CHANGELOG\.md)$/;
  const notShipped = /\.(?:test|stories|tsbuildinfo)\b/;
  const files = readdirSync(packed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(packed, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const named = [manifest.files].flat().filter((name) => name !== 'CHANGELOG.md');
  const license = join(packed, 'LICENSE');
  return [
    ...files
      .filter(
        (file) => !expected.test(file) || (notShipped.test(file) && !file.startsWith('template/')),
      )
      .map((file) => `${file} should not be packed`),
    ...[...new Set(['README.md', 'LICENSE', 'dist', ...named])]
      .filter((name) => !files.some((file) => file === name || file.startsWith(`${name}/`)))
      .map((name) => `${name} is missing`),
    ...(existsSync(license) &&
    readFileSync(license, 'utf8') !== readFileSync(join(top, 'LICENSE'), 'utf8')
      ? ["LICENSE is not the workspace's"]
      : []),
  ];
}

/** A released package describes its version. Before the first release there is no changelog. */
function changelogProblems(packed: string, { version }: JsonRecord): string[] {
  if (version === '0.0.0') return [];
  const file = join(packed, 'CHANGELOG.md');
  if (!existsSync(file)) return ['CHANGELOG.md is missing'];
  const isDescribed = readFileSync(file, 'utf8').includes(`\n## ${version}\n\n`);
  return isDescribed ? [] : [`CHANGELOG.md does not describe ${version}`];
}

/** Lists modules, types and sheets that cannot be reached from the files that the package exports. */
function strayProblems(packed: string, manifest: JsonRecord): string[] {
  const files = readdirSync(packed, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /^dist\/.+\.(?:js|css|d\.ts)$/.test(file));
  const offered = exportedPaths(manifest).map((path) => path.slice('./'.length));
  const entries = offered.flatMap((path) => {
    const [before = '', after] = path.split('*');
    if (after === undefined) return path;
    return files.filter((file) => file.startsWith(before) && file.endsWith(after));
  });
  const reached = reachedFrom(packed, entries);
  return files
    .filter((file) => !reached.has(file))
    .map((file) => `${file} is packed, and nothing leads to it`);
}

async function publintProblems(packed: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: packed, pack: false, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
}

function typeProblems(tarball: string, manifest: JsonRecord): string[] {
  const styles = Object.keys(asRecord(manifest.exports)).filter((entry) => entry.endsWith('.css'));
  const attw = fileURLToPath(import.meta.resolve('@arethetypeswrong/cli/package.json'));
  const result = run(
    process.execPath,
    [
      ...[join(dirname(attw), 'dist/index.js'), tarball, '--profile', 'node16'],
      ...['--no-emoji', '--format', 'ascii'],
      // The packages are ESM only, and every Node that they support can require() ESM.
      ...['--ignore-rules', 'cjs-resolves-to-esm'],
      ...(styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []),
    ],
    root,
  );
  return result.ok ? [] : [`attw:\n${result.output}`];
}

function run(program: string, args: readonly string[], cwd: string) {
  const result = spawnSync(program, args, { cwd, encoding: 'utf8' });
  const output = result.error ? result.error.message : `${result.stdout}${result.stderr}`;
  return { ok: result.status === 0, output };
}

if (isEntryPoint(import.meta.url)) {
  const problems = await checkPackage(process.cwd());
  for (const problem of problems) print(red(problem));
  if (problems.length === 0) print('The tarball has no problems.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
