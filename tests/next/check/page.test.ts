import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';

const running: ChildProcess[] = [];
after(() => {
  for (const child of running) child.kill('SIGTERM');
});

/** Starts a program, and waits until it prints its address. */
async function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    output += `${line}\n`;
    const [address] = /http:\/\/(?:127[.]0[.]0[.]1|localhost)[^\s]*/.exec(line) ?? [];
    if (address) return { address, output: () => output };
  }
  throw new Error(`${program} ended:\n${output}`);
}

test('Next renders a page of server components with the kit, the player and the client', async () => {
  const bin = 'node_modules/@parde/reference-api/dist/bin.js';
  const api = await start(bin, ['--port', '0', '--catalogue', 'small']);
  const next = await start('node_modules/next/dist/bin/next', ['start', '--port', '0'], {
    API_BASE_URL: api.address,
  });
  const { data: film } = await fetch(`${api.address}/get/movie/1024`).then((it) => it.json());
  const answer = await fetch(next.address);
  const page = await answer.text();
  assert.equal(answer.status, 200, next.output());
  assert.ok(page.includes(film.name_fa), 'the name of the film');
  assert.ok(page.includes(`پخش: ${film.name_fa}`), 'the poster of the player');

  const sheets = Array.from(page.matchAll(/href="(\/_next\/static\/[^"]+\.css)"/g), ([, it]) => it);
  const styles = await Promise.all(
    sheets.map((path) => fetch(new URL(`${path}`, next.address)).then((it) => it.text())),
  );
  const css = styles.join('\n');
  const markup = page.replace(/<script.*?<\/script>/gs, '');
  const classes = Array.from(markup.matchAll(/class="([^"]+)"/g), ([, names = '']) => names);
  const drawn = new Set(classes.join(' ').split(/\s+/));
  assert.ok(drawn.size > 20, `${drawn.size} classes are drawn`);
  assert.deepEqual(
    [...drawn].filter((name) => !css.includes(`.${name}`)),
    [],
    'every class has its styles',
  );
  assert.match(css, /--parde-color-accent:/);
  assert.doesNotMatch(next.output(), /use client|error/i);
});
