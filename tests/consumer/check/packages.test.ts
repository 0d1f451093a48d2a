import assert from 'node:assert/strict';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { before, describe, test } from 'node:test';
import { bundle } from './bundle.ts';
import { compile } from './compile.ts';
import { entriesOf, manifestOf, packages, programsIn, supports, top } from './packages.ts';
import { oldestNode, run, thisNode } from './run.ts';
import { startServer } from './server.ts';

// Each test is named after the package and the way of use, so that a failure shows both.

const require = createRequire(import.meta.url);
const entries = packages.flatMap(entriesOf);
const programs = programsIn('programs');
const inCommonJs = programsIn('programs/require');
const nodes = [
  { version: process.versions.node, node: thisNode },
  { version: String(manifestOf('node').version), node: oldestNode },
];
/** Returns the bundler's target. Programs that start a server, call a server or render a page need a server target. */
function targetOf(name: string) {
  const withFiles = ['@parde/demo-art', '@parde/demo-catalogue', '@parde/reference-api'];
  if (withFiles.includes(name)) return 'server with natives';
  const onServer = ['@parde/conformance', '@parde/offline', '@parde/player', '@parde/ui'];
  return onServer.includes(name) ? 'server' : 'browser';
}

describe('Installed', () => {
  for (const name of packages) {
    test(`${name}: is installed from its tarball`, () => {
      const packageFolder = realpathSync(join(top, 'node_modules', name));
      assert.ok(
        packageFolder.startsWith(join(top, 'node_modules') + sep),
        `${packageFolder} is not here`,
      );
      assert.ok(!existsSync(join(packageFolder, 'src')), 'its sources came with it');
    });
  }

  test('the tools of the workspace cannot be resolved', () => {
    for (const tool of ['turbo', 'knip', 'openapi-typescript', 'dependency-cruiser']) {
      assert.throws(() => require.resolve(tool), /Cannot find/, `${tool} is found`);
    }
  });

  for (const entry of entries) {
    test(`${entry}: a program uses it`, () => {
      const program = programs.find((it) => it.entry === entry);
      assert.ok(program, `tests/consumer/programs has none for ${entry}`);
      assert.ok(readFileSync(join(top, program.source), 'utf8').includes(`'${entry}'`));
    });
  }
});

// All three compile at once, because each uses only one core. The first one uses the older TypeScript and writes the
// programs that run below.
for (const [resolution, compiled] of [
  ['nodenext', compile('tsconfig.json', 'typescript')],
  ['bundler', compile('tsconfig.bundler.json')],
  ['the oldest query library', compile('tsconfig.oldest-query.json')],
] as const) {
  describe(`TypeScript, ${resolution}`, () => {
    let found: readonly string[];

    before(async () => {
      found = await compiled;
    });
    for (const name of packages) {
      test(`${name}: TypeScript, ${resolution}`, () => {
        expectNone(found.filter((finding) => isAbout(name, finding)));
      });
    }

    test(`other errors: TypeScript, ${resolution}`, () => {
      expectNone(found.filter((finding) => !packages.some((name) => isAbout(name, finding))));
    });
  });
}

for (const { version, node } of nodes) {
  describe(`Node ${version}`, { concurrency: 2 }, () => {
    for (const { entry, path } of programs.filter(({ name }) => supports(name, version))) {
      test(`${entry}: import, Node ${version}`, async () => {
        await run(node, `out/${path}.js`);
      });
    }

    for (const name of packages.filter((it) => supports(it, version))) {
      test(`${name}: require, Node ${version}`, async () => {
        const program = inCommonJs.find((it) => it.entry === name);
        assert.ok(program, `tests/consumer/programs/require has none for ${name}`);
        await run(node, `out/${program.path}.cjs`);
      });
    }
  });
}

describe('Node, require and import', () => {
  for (const entry of entries) {
    test(`${entry}: require and import give the same exports`, async () => {
      const required: object = require(entry);
      const imported: object = await import(entry);
      assert.notDeepEqual(Object.keys(required), []);
      assert.deepEqual(Object.keys(required).sort(), Object.keys(imported).sort());
    });
  }
});

describe('Vite', { concurrency: 2 }, () => {
  for (const { name, entry, source } of programs) {
    const target = targetOf(name);
    test(`${entry}: runs after Vite has bundled it for a ${target}`, async () => {
      const { file } = await bundle(source, target);
      await run(thisNode, file);
    });
  }

  test('@parde/ui: in an app with its own brand, every rendered class has its styles', async () => {
    const { css } = await bundle('programs/app/app.tsx', 'browser');
    const { file } = await bundle('programs/app/app.tsx', 'server');
    const page = await run(thisNode, file);
    const classes = Array.from(page.matchAll(/class="([^"]+)"/g), ([, names = '']) => names);
    assert.notDeepEqual(classes, []);
    for (const name of classes.join(' ').split(' ')) assert.ok(css.includes(`.${name}`), name);
    assert.match(css, /--parde-color-accent: ?(?:#0a5|#00aa55)\b/);
  });

  test('@parde/ui: a theme as text needs no vanilla-extract', async () => {
    const { libraries, file } = await bundle('programs/alone/ui.theme-css.ts', 'server');
    assert.deepEqual(libraries, ['@parde/ui', 'culori']);
    assert.match(await run(thisNode, file), /--parde-color-accent: #00aa55;/);
  });

  test('@parde/domain: one rule is bundled without the others', async () => {
    const { code, file } = await bundle('programs/alone/domain.ts', 'browser');
    const rules = Object.keys(await import('@parde/domain'));
    const remaining = rules.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
    assert.deepEqual(remaining, ['foldDigits']);
    assert.equal(await run(thisNode, file), '123\n');
  });

  test('@parde/ui: one component is bundled without the others', async () => {
    const { code, file } = await bundle('programs/alone/ui.tsx', 'server');
    const components = Object.keys(await import('@parde/ui')).filter((name) => /^[A-Z]/.test(name));
    const remaining = components.filter((name) => new RegExp(`\\bfunction ${name}\\b`).test(code));
    // The button includes the components of its label, which may contain a phrase in another language.
    assert.deepEqual(remaining, ['Button', 'Phrase', 'Phrases', 'VisuallyHidden']);
    assert.match(await run(thisNode, file), /<button/);
  });

  test('@parde/offline: the root entry includes no React and no hls.js', async () => {
    const { libraries, file } = await bundle('programs/alone/offline.ts', 'browser');
    assert.deepEqual(libraries, ['@parde/offline', 'idb']);
    assert.equal(await run(thisNode, file), 'null\n');
  });

  test('@parde/api-client: the root entry includes no React, no query library and no mocks', async () => {
    const { libraries, file } = await bundle('programs/alone/api-client.ts', 'browser');
    assert.deepEqual(libraries, ['@parde/api-client', 'openapi-fetch']);
    assert.equal(await run(thisNode, file), 'شب بلند\n');
  });
});

test('@parde/demo-catalogue: its command writes a catalogue, which its check accepts', async () => {
  const bin = join(top, 'node_modules/@parde/demo-catalogue/dist/bin.js');
  const out = join(top, 'out/catalogue.json');
  assert.match(await run(thisNode, bin, '--size', 'small', '--out', out), /^Wrote .*titles/);
  assert.match(await run(thisNode, bin, '--check', out), /is valid/);
  const schema = readFileSync(join(bin, '../catalogue.schema.json'), 'utf8');
  assert.ok(JSON.parse(schema).properties.titles);
});

test('@parde/reference-api: its command answers requests, and ends when it is stopped', async () => {
  const bin = join(top, 'node_modules/@parde/reference-api/dist/bin.js');
  const server = await startServer(bin, ['--port', '0', '--catalogue', 'small']);
  const { status } = await fetch(`${server.address}/get/movie/1024`);
  assert.equal(status, 200);
  assert.equal(await server.stop(), 0);
});

test('@parde/ui: its command writes a theme from a colour, and reports the colours that it has adjusted', async () => {
  const bin = join(top, 'node_modules/@parde/ui/dist/bin.js');
  const theme = await run(thisNode, bin, 'theme', '#0a5');
  assert.match(theme, /@layer brand \{\n {2}:root \{\n/);
  assert.match(theme, /--parde-color-accent: #00aa55;/);
  assert.match(await run(thisNode, bin, 'theme', '#ff0'), /In light mode the accent is #/);
  await assert.rejects(run(thisNode, bin, 'theme', 'tomato'), /:\nNot a colour: "tomato"[^\n]+\n$/);
  await assert.rejects(run(thisNode, bin, 'theme'), /in quotation marks/);
});

/** True if the error is in a program of this package, or in its shipped types. */
function isAbout(name: string, finding: string): boolean {
  const folder = name.replace('@parde/', '');
  const allowedPaths = `^(?:programs/(?:\\w+/)?${folder}[.]|node_modules/@parde/${folder}/)`;
  return new RegExp(allowedPaths).test(finding);
}

function expectNone(findings: readonly string[]): void {
  if (findings.length > 0) assert.fail(`\n${findings.join('\n')}`);
}
