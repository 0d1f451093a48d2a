import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serverGraph } from './server-components.ts';

for (const name of ['@parde/player', '@parde/ui']) {
  const modules = serverGraph(name);

  test(`${name}: every module that needs a browser has 'use client'`, () => {
    const withoutDirective = modules.filter(({ client, needs }) => !client && needs.length > 0);
    assert.deepEqual(
      withoutDirective.map(({ path, needs }) => `${path}: ${needs.join(', ')}`),
      [],
    );
  });

  test(`${name}: a module with 'use client' exports only components, because a server sees nothing else of it`, () => {
    const clients = modules.filter(({ client }) => client);
    assert.notDeepEqual(clients, []);
    const others = clients.flatMap(({ path, exports }) =>
      exports.filter((it) => !/^[A-Z]/.test(it)).map((it) => `${path}: ${it}`),
    );
    assert.deepEqual(others, []);
  });
}

test('@parde/ui: a card renders on a server, except its link and its picture', () => {
  const clients = serverGraph('@parde/ui').filter(({ client }) => client);
  const paths = clients.map(({ path }) => path);
  for (const name of ['PosterCard', 'Heading', 'Text', 'Badge', 'Footer']) {
    assert.ok(!paths.includes(`components/${name}/${name}.js`), name);
  }
});
