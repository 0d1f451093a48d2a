import { expect, test } from 'vitest';
import { wrongSubjects } from '../../../scripts/lint/commit-subjects.ts';

test('a commit subject names its area and what changed, in 72 characters', () => {
  const right = ['offline: stop the fetch', 'ui: `Menu` closes', 'deploy/nginx: limit rates'];
  const wrong = ['Stop the fetch', "Merge branch 'main'", 'offline:', `ui: ${'a'.repeat(69)}`];
  expect(wrongSubjects([...right, ...wrong])).toEqual(wrong);
});
