import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  classesOf,
  folders,
  foldersDrawnBy,
  missingInWhole,
  mixedIn,
  sheet,
  sheetsNamedBy,
} from './sheets.ts';

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
});
