import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import {
  defaultOperatorText,
  largestOperators,
  operatorText,
  showsFullRateTip,
} from './operator-text.ts';

describe('the operators', () => {
  it('are the two largest if none is named', () => {
    expect(largestOperators).toEqual({
      fa: ['همراه اول', 'ایرانسل'],
      en: ['MCI', 'Irancell'],
    });
    expect(defaultOperatorText).toEqual({ fa: 'همراه اول و ایرانسل', en: 'MCI and Irancell' });
  });

  it.each([
    [undefined, 'همراه اول و ایرانسل', 'MCI and Irancell'],
    [null, 'همراه اول و ایرانسل', 'MCI and Irancell'],
    ['', 'همراه اول و ایرانسل', 'MCI and Irancell'],
    [' \n', 'همراه اول و ایرانسل', 'MCI and Irancell'],
    [' همراه اول و ایرانسل ', 'همراه اول و ایرانسل', 'MCI and Irancell'],
    [' رایتل ', 'رایتل', 'رایتل'],
    ['ایرانسل', 'ایرانسل', 'ایرانسل'],
    ['__proto__', '__proto__', '__proto__'],
  ])('with the setting %j are %j and %j', (named, fa, en) => {
    expect(operatorText(named, 'fa')).toBe(fa);
    expect(operatorText(named, 'en')).toBe(en);
  });

  it('are the brand’s if none is named, and its text is translated', () => {
    const own = { fa: 'رایتل', en: 'Rightel' };
    expect(operatorText('', 'en', own)).toBe('Rightel');
    expect(operatorText('رایتل', 'en', own)).toBe('Rightel');
    expect(operatorText('همراه اول و ایرانسل', 'en', own)).toBe('MCI and Irancell');
    expect(operatorText('شاتل', 'en', own)).toBe('شاتل');
  });

  it('are the two largest if the text is longer than 300 characters', () => {
    const names = 'ر'.repeat(300);
    expect(operatorText(names, 'fa')).toBe(names);
    expect(operatorText(`${names}ر`, 'fa')).toBe(defaultOperatorText.fa);
  });

  it('are never empty', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('fa', 'en'), (named, locale) => {
        expect(operatorText(named, locale).trim()).not.toBe('');
      }),
    );
  });
});

describe('the full-rate tip', () => {
  const hidden = ['plus.example', 'www.plus.example'];

  it.each([
    [true, 'parde.example', hidden, true],
    [true, 'parde.example', [], true],
    [true, '', hidden, true],
    [true, 'plus.example', hidden, false],
    [true, 'WWW.plus.example:3000', hidden, false],
    [false, 'parde.example', hidden, false],
    [false, 'plus.example', hidden, false],
  ])(
    'with subscribed %j, on host %j, hidden on %j, is shown: %j',
    (subscribed, host, hiddenOn, shown) => {
      expect(showsFullRateTip({ subscribed }, host, hiddenOn)).toBe(shown);
    },
  );
});
