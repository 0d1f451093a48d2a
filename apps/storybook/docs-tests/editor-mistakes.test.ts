import { expect, test } from 'vitest';
import { plainMistake } from '../stories/editor-mistakes.ts';
import { runCode } from '../stories/run-code.ts';

test.each([
  ['<Stack>\n  <Heading level={3}>A\n</Stack>', 'Line 3, “</Stack>”: </Heading> is missing'],
  ['<Stack>\n<Button />', 'Line 2, “<Button />”: </Stack> is missing'],
  ['<Button>A</Button></Stack>', 'This closing tag has no opening tag.'],
  ['<Button>A</Buton>', '</Button> is missing'],
  ['<Stack>\n  {formatToman(}\n</Stack>', 'Line 2, “{formatToman(}”: Unexpected token.'],
  ['const a = 1;\nButn.b;', 'Line 2, “Butn.b;”: Butn is not defined.'],
  ['<Stack>\n  <Text>Buton</Text>\n  <Buton />\n</Stack>', 'Buton is not defined.'],
  [
    'import { Buton } from "@parde/ui";\nexport const one = <Buton />;',
    'Line 2, “export const one = <Buton />;”: The module that is imported has no such name.',
  ],
  ['import "left-pad";', '“left-pad” is not available.'],
])('a mistake in %j is shown with its line', (code, mistake) => {
  expect(() => {
    try {
      runCode(code);
    } catch (thrown) {
      throw new Error(plainMistake(thrown, code));
    }
  }).toThrow(mistake);
});

test.each([
  '<Button onClick={() => a > 1} label=">" />',
  "import {\n  Badge,\n} from '@parde/ui';\nimport { useState } from 'react';\n\n<Badge>A</Badge>\n",
  'export const one = [1].map<number>((a) => a);',
])('correct code runs: %j', (code) => expect(Object.keys(runCode(code))).toHaveLength(1));

test('an error of the production build of React is a sentence', () => {
  const shown = (text: string) => plainMistake(new Error(text), '');
  expect(shown('Minified React error #130; visit …')).toContain('A component is undefined.');
  expect(shown('Minified React error #31; visit …')).toContain('react.dev/errors/31');
  expect(shown('too long')).toBe('too long');
});
