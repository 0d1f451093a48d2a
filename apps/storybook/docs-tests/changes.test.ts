import { expect, test } from 'vitest';
import { changesOf } from '../.storybook/docs/changes.ts';

const changeset = `---
"@parde/ui": minor
---

\`FileRow\` shows a file. \`DownloadRow\` is made of it. \`Price\` breaks.

New: \`DownloadRow\`.
`;
const changelog = `# @parde/ui

## 0.2.0

### Minor Changes

- 1a2b3c4: \`DownloadRow\` says that it copied.

## 0.1.0
`;

test('shows a change from the beginning of its text, under its version', () => {
  expect(changesOf('DownloadRow', [changeset, changelog])).toEqual([
    {
      version: 'Unreleased',
      changes: ['`FileRow` shows a file. `DownloadRow` is made of it.'],
    },
    { version: '@parde/ui 0.2.0', changes: ['`DownloadRow` says that it copied.'] },
  ]);
});

test('ignores the changes of other packages', () => {
  expect(changesOf('Price', [changeset.replace('@parde/ui', '@parde/domain')])).toEqual([]);
});
