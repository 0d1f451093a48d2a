import { describe, expect, it } from 'vitest';
import { type Command, commandForKey, nextRate } from './commands.ts';

const commandFor = (key: string, code: string, some = {}): Command | null =>
  commandForKey({ key, code, ctrlKey: false, altKey: false, metaKey: false, ...some });

describe('commandOf', () => {
  it.each([
    [' ', 'Space', { type: 'toggle-play' }],
    ['Enter', 'NumpadEnter', { type: 'toggle-play' }],
    ['k', 'KeyK', { type: 'toggle-play' }],
    ['j', 'KeyJ', { type: 'skip', seconds: -10 }],
    ['l', 'KeyL', { type: 'skip', seconds: 10 }],
    ['m', 'KeyM', { type: 'mute' }],
    ['c', 'KeyC', { type: 'subtitles' }],
    ['f', 'KeyF', { type: 'fullscreen' }],
    ['<', 'Comma', { type: 'faster', by: -1 }],
    ['>', 'Period', { type: 'faster', by: 1 }],
    ['?', 'Slash', { type: 'help' }],
    ['ArrowLeft', 'ArrowLeft', { type: 'skip', seconds: -5 }],
    ['ArrowRight', 'ArrowRight', { type: 'skip', seconds: 5 }],
    ['ArrowUp', 'ArrowUp', { type: 'volume', by: 0.05 }],
    ['ArrowDown', 'ArrowDown', { type: 'volume', by: -0.05 }],
    ['0', 'Digit0', { type: 'seek-share', share: 0 }],
    ['9', 'Numpad9', { type: 'seek-share', share: 0.9 }],
  ])('%s', (key, code, command) => {
    expect(commandFor(key, code)).toEqual(command);
  });

  it('works in the same way on a Persian keyboard', () => {
    expect(commandFor('ن', 'KeyK')).toEqual({ type: 'toggle-play' });
    expect(commandFor('۳', 'Digit3')).toEqual({ type: 'seek-share', share: 0.3 });
    expect(commandFor('؟', 'Slash')).toEqual({ type: 'help' });
  });

  it('ignores browser shortcuts, symbols and other keys', () => {
    expect(commandFor('f', 'KeyF', { ctrlKey: true })).toBeNull();
    expect(commandFor('!', 'Digit1')).toBeNull();
    expect(commandFor('q', 'KeyQ')).toBeNull();
  });
});

it('nextRate steps through the speeds, and stops at the last', () => {
  expect(nextRate(1, 1)).toBe(1.25);
  expect(nextRate(1, -1)).toBe(0.75);
  expect(nextRate(2, 1)).toBe(2);
  expect(nextRate(0.5, -1)).toBe(0.5);
});
