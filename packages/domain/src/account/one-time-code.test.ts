import { describe, expect, it } from 'vitest';
import { isCodeComplete, readCode } from './one-time-code.ts';

describe('the one-time code', () => {
  it.each([
    ['4821', '4821'],
    ['۴۸۲۱', '4821'],
    ['کد شما: ۴۸۲۱', '4821'],
    ['48 21', '4821'],
    ['48215', '4821'],
    ['48', '48'],
    ['کد', ''],
  ])('reads %j as %j', (text, code) => {
    expect(readCode(text)).toBe(code);
  });

  it.each([
    ['4821', true],
    ['0000', true],
    ['482', false],
    ['48211', false],
    ['48a1', false],
    ['', false],
  ])('%j is complete: %j', (code, complete) => {
    expect(isCodeComplete(code)).toBe(complete);
  });
});
