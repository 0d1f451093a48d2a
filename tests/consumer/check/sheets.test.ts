import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  classesOf,
  folders,
  foldersDrawnBy,
  missingInFullSheet,
  mixedIn,
  sheet,
  sheetsNamedBy,
} from './sheets.ts';

for (const name of ['@parde/player', '@parde/ui']) {
  test(`${name}: styles.css has every class`, () => {
    assert.deepEqual(missingInFullSheet(name), []);
  });
}

test('@parde/player: its README names exactly the sheets of the kit that it needs', () => {
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

describe('@parde/ui: one sheet for each component', () => {
  const base = sheet('base');

  for (const folder of folders()) {
    test(`${folder}: base.css and its own sheet have all classes that it renders`, () => {
      const own = sheet(`styles/${folder}`);
      const missing = classesOf(folder).filter((it) => !`${base}${own}`.includes(`.${it}`));
      assert.deepEqual(missing, []);
    });

    // If a sheet is imported later, its rules come after this sheet's rules.
    test(`${folder}: the classes that it combines with its own classes are in base.css`, () => {
      const late = mixedIn(folder).filter((name) => !base.includes(`.${name}`));
      assert.deepEqual(late, []);
    });
  }
});
