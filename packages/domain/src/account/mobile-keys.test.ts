import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldDigits } from '../language/digits.ts';
import { anyText } from '../test-support/any-text.ts';
import { isAllowedMobileKey } from './mobile-keys.ts';

describe('the keys that the mobile field accepts', () => {
  it.each([...'0123456789', ...'۰۱۲۳۴۵۶۷۸۹', ...'٠٩', '𝟗'])('include the digit %s', (key) => {
    expect(isAllowedMobileKey({ key })).toBe(true);
    expect(isAllowedMobileKey({ key, altKey: true, ctrlKey: true })).toBe(true);
  });

  it.each([
    ...['Backspace', 'Delete', 'Tab', 'Enter', 'Escape', 'Home', 'End', 'ArrowLeft', 'ArrowRight'],
    ...[
      'Shift',
      'Control',
      'Alt',
      'Meta',
      'CapsLock',
      'Cut',
      'Copy',
      'Paste',
      'F5',
      'Unidentified',
    ],
    ...['Process', 'AudioVolumeUp', 'Clear', 'Address', 'KeyAdd'],
  ])('include %s, which types no character', (key) => {
    expect(isAllowedMobileKey({ key })).toBe(true);
  });

  it.each([
    { key: 'v', ctrlKey: true },
    { key: 'v', metaKey: true },
    { key: 'ر', ctrlKey: true },
    { key: 'V', metaKey: true, altKey: true },
    { key: 'f', altKey: true },
    { key: 'Z', altKey: true, ctrlKey: false, metaKey: false },
  ])('include the shortcut %j', (press) => {
    expect(isAllowedMobileKey(press)).toBe(true);
  });

  it.each([
    ...['a', 'Z', 'ش', ' ', '+', '-', '(', '.', '/', '½', '²', 'Ⅷ', '👍', '\u200f', '\u0000', '09'],
    ...['', 'Dead', 'Spacebar', 'Add', 'Subtract', 'Decimal', 'aa', 'A', 'Ab!', '!Ab', '5\n'],
  ])('do not include %j', (key) => {
    expect(isAllowedMobileKey({ key, ctrlKey: false, metaKey: false, altKey: false })).toBe(false);
  });

  it.each([
    { key: '@', ctrlKey: true, altKey: true },
    { key: 'q', ctrlKey: true, altKey: true },
    { key: 'å', altKey: true },
    { key: '¡', altKey: true },
    { key: 'ab', altKey: true },
    { key: '!f', altKey: true },
    { key: 'f!', altKey: true },
  ])('do not include %j, which types a character', (press) => {
    expect(isAllowedMobileKey(press)).toBe(false);
  });

  it('among the keys that write a character, only digits', () => {
    const written = anyText.filter((text) => [...text].length === 1);
    fc.assert(
      fc.property(written, (key) => {
        expect(isAllowedMobileKey({ key })).toBe(/^[0-9]$/.test(foldDigits(key)));
      }),
    );
  });
});
