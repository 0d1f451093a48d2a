import { expect, test } from 'vitest';
import { plainError, unclosedTag } from '../stories/editor-mistakes.ts';

test.each([
  ['<Stack>\n  <Heading level={3}>A\n</Stack>', 'Line 2: <Heading> has no closing tag.'],
  ['<Stack>\n<Button />', 'Line 1: <Stack> has no closing tag.'],
  ['<Button>A</Button></Stack>', 'Line 1: </Stack> closes no open tag.'],
  ['<Button onClick={() => a > 1} label=">" />', undefined],
  ['useState<Foo>();\n<Button>A</Button>', undefined],
])('names the tag without its other half in %j', (code, mistake) => {
  expect(unclosedTag(code)).toBe(mistake);
});

test('an error of the production build of React is a sentence', () => {
  expect(plainError(new Error('Minified React error #130; visit …'))).toContain('required prop');
  expect(plainError(new Error('Minified React error #31; visit …'))).toContain(
    'react.dev/errors/31',
  );
  expect(plainError(new RangeError('too long'))).toBe('RangeError: too long');
});
