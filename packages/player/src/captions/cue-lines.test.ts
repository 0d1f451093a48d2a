import { expect, it } from 'vitest';
import { chooseSubtitle, toggleSubtitle } from './choose-subtitle.ts';
import { cueLines } from './cue-lines.ts';

it('splits a cue into lines and continues emphasis across them', () => {
  expect(cueLines('a <i>b\nc</i> <b.loud>d</b> &lt;3')).toEqual([
    [
      { text: 'a ', italic: false, bold: false },
      { text: 'b', italic: true, bold: false },
    ],
    [
      { text: 'c', italic: true, bold: false },
      { text: ' ', italic: false, bold: false },
      { text: 'd', italic: false, bold: true },
      { text: ' <3', italic: false, bold: false },
    ],
  ]);
});

it('removes tags that the player does not draw', () => {
  expect(cueLines('<v Reza>سلام.</v>')).toEqual([[{ text: 'سلام.', italic: false, bold: false }]]);
});

const subtitle = (code: string, isDefault: boolean) => ({
  language: { code, name: code },
  kind: 'subtitles' as const,
  url: `${code}.vtt`,
  default: isDefault,
});
const both = [subtitle('en', false), subtitle('fa', true)];

it('chooses the viewer’s language, otherwise the film’s default, and nothing if subtitles are off', () => {
  expect(chooseSubtitle(both, 'en')?.language.code).toBe('en');
  expect(chooseSubtitle(both, 'ar')?.language.code).toBe('fa');
  expect(chooseSubtitle(both, null)?.language.code).toBe('fa');
  expect(chooseSubtitle(both, 'off')).toBeUndefined();
  expect(chooseSubtitle([subtitle('en', false)], null)).toBeUndefined();
});

it('toggles subtitles off and on again', () => {
  expect(toggleSubtitle(both, null, 'en')).toBe('off');
  expect(toggleSubtitle(both, 'off', 'en')).toBe('fa');
  expect(toggleSubtitle([subtitle('ar', false), subtitle('en', false)], 'off', 'en')).toBe('en');
  expect(toggleSubtitle([], null, 'en')).toBe('off');
});
