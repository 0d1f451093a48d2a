import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import {
  classesOf,
  folders,
  foldersDrawnBy,
  missingInWhole,
  mixedIn,
  sheet,
  sheetsNamedBy,
} from './sheets.ts';

const sizeOf = (css: string) => brotliCompressSync(css).byteLength / 1000;

for (const name of ['@parde/player', '@parde/ui']) {
  test(`${name}: styles.css has every class`, () => {
    assert.deepEqual(missingInWhole(name), []);
  });
}

test('@parde/player: its README names the sheets of the kit that it needs, and no other', () => {
  const drawn = foldersDrawnBy('@parde/player');
  const withSheet = drawn.filter((folder) => sheet(`styles/${folder}`) !== '');
  const named = sheetsNamedBy('@parde/player');
  assert.deepEqual(named, ['base', ...withSheet.map((folder) => `styles/${folder}`)]);
  const all = named.map(sheet).join('');
  assert.deepEqual(
    drawn.flatMap(classesOf).filter((it) => !all.includes(`.${it}`)),
    [],
  );
});

describe('@parde/ui: one sheet a component', () => {
  const base = sheet('base');
  const all = sheet('styles');

  for (const folder of folders()) {
    test(`${folder}: base.css and its own sheet have all that it draws`, () => {
      const own = sheet(`styles/${folder}`);
      const missing = classesOf(folder).filter((it) => !`${base}${own}`.includes(`.${it}`));
      assert.deepEqual(missing, []);
    });

    // A sheet that is imported later would have the other's rules after this one's.
    test(`${folder}: what it mixes with its own classes is in base.css`, () => {
      const late = mixedIn(folder).filter((name) => !base.includes(`.${name}`));
      assert.deepEqual(late, []);
    });
  }

  test('a page with a button and words pays for them, not for all', () => {
    const page = sizeOf(base) + sizeOf(sheet('styles/Button'));
    assert.ok(page < 6.2, `${page} kB`);
    assert.ok(page < sizeOf(all) / 2, `${page} kB of ${sizeOf(all)}`);
  });

  test('all sheets together weigh what they did', () => {
    assert.ok(sizeOf(all) < 15.6, `${sizeOf(all)} kB`);
  });
});
