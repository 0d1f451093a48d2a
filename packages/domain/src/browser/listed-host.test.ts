import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import { isHost, isListedHost } from './listed-host.ts';

describe('a listed host', () => {
  it.each([
    'parde.example',
    'PARDE.example',
    'parde.example:443',
    'parde.example:8',
    'parde.example:65535',
    'parde.example.',
    'parde.example.:3000',
  ])('is %j', (host) => {
    expect(isListedHost(host, ['other.example', 'Parde.Example'])).toBe(true);
    expect(isListedHost('parde.example', ['other.example', host])).toBe(true);
    expect(isHost(host)).toBe(true);
  });

  it.each([
    'www.parde.example',
    'example',
    'parde.example.evil.test',
    'evil-parde.example',
    'localhost',
    '[::1]',
  ])('is not %j', (host) => {
    expect(isListedHost(host, ['other.example', 'parde.example'])).toBe(false);
    expect(isHost(host)).toBe(true);
  });

  it.each([
    '',
    ' ',
    '.',
    'parde..example',
    '.parde.example',
    'parde.example..',
    'parde.example:',
    'parde.example:123456',
    'parde.example:x',
    'parde.example/',
    'https://parde.example',
    'x@parde.example',
    'parde.example\n',
    ' parde.example',
    '[]',
    'x[::1]',
    '[::1',
    'پرده.example',
    'ﬀ.example',
    '\u212a.example',
  ])('is never %j, which is not a host', (host) => {
    expect(isHost(host)).toBe(false);
    expect(isListedHost(host, [host])).toBe(false);
  });

  it('may be 260 characters long, including its port', () => {
    expect(isHost('a'.repeat(260))).toBe(true);
    expect(isHost('a'.repeat(261))).toBe(false);
    expect(isHost('a.'.repeat(5000))).toBe(false);
  });

  it('may be a loopback address', () => {
    expect(isListedHost('[::1]:3000', ['[::1]'])).toBe(true);
    expect(isListedHost('127.0.0.1:3000', ['127.0.0.1'])).toBe(true);
  });

  it('is never found in an empty list', () => {
    fc.assert(
      fc.property(anyText, (host) => {
        expect(isListedHost(host, [])).toBe(false);
        expect(isListedHost(host, [host])).toBe(isHost(host));
      }),
    );
  });
});
