import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../lib/workspace.ts';
import type { JsonObject } from './contract.ts';
import { namedTypes } from './named-types.ts';

const config = ['--config', 'openapi/redocly.yaml'];

/** Lints the contract. Throws with the problems if a rule is broken. */
export function lintContract(): void {
  runTool('@redocly/cli/bin/cli.js', ['lint', 'openapi/openapi.yaml', ...config]);
}

export function bundleContract(output: string): void {
  runTool('@redocly/cli/bin/cli.js', [
    'bundle',
    'openapi/openapi.yaml',
    ...config,
    '--output',
    output,
  ]);
}

/** Returns the types of a bundled contract. */
export function typesOf(bundle: string, contract: JsonObject): string {
  const text = runTool('openapi-typescript/bin/cli.js', [bundle]);
  return namedTypes(text.replace(/^\/\*\*[\s\S]*?\*\/\s*/, ''), contract);
}

/** Formats a file's text with the workspace's formatter. */
export function format(path: string, text: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  return execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${path}`], {
    cwd: root,
    encoding: 'utf8',
    input: text,
    maxBuffer: 64 * 1024 * 1024,
  });
}

/**
 * Runs a tool that is a dependency of the client, because the client is the package that is generated from the entire
 * contract.
 */
function runTool(script: string, args: readonly string[]): string {
  const path = join(root, 'packages/api-client/node_modules', script);
  try {
    return execFileSync(process.execPath, [path, ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
  } catch (error) {
    const output =
      error instanceof Error && 'stdout' in error && 'stderr' in error
        ? `\n${String(error.stdout)}${String(error.stderr)}`
        : '';
    throw new Error(`${script} ${args[0] ?? ''} failed${output}`);
  }
}
