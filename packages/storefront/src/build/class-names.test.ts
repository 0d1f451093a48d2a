import { expect, it } from 'vitest';
import { shortNames } from './class-names.ts';

const files = Array.from({ length: 20_000 }, (_, index) => `src/Part${index}.css.ts`);

const namesOf = (nameOf: ReturnType<typeof shortNames>) =>
  files.flatMap((filePath) =>
    ['a', 'b'].map((place) =>
      nameOf({ hash: `${filePath}${place}`, filePath, packageName: '@parde/ui' }),
    ),
  );

it('gives each class a unique name, also if two files share the same letters', () => {
  const names = namesOf(shortNames());
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Za-z]{4}[0-9a-z]+$/);
  // With this many files, some share the same letters.
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBeLessThan(files.length);
});

it('gives a class the same name in each build and on each call', () => {
  const nameOf = shortNames();
  expect(namesOf(nameOf)).toEqual(namesOf(nameOf));
  expect(namesOf(shortNames())).toEqual(namesOf(nameOf));
});
