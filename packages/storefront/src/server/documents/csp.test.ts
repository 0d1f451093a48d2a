import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, policyOrigins } from './csp.ts';

const nothing = {
  IMAGE_ORIGINS: [],
  MEDIA_ORIGINS: [],
  SUPPORT_WIDGET_URL: undefined,
  SUPPORT_WIDGET_ORIGINS: [],
  REPORT_URL: undefined,
  CSP_REPORT_URL: undefined,
};

function policy(
  settings: Partial<Parameters<typeof policyOrigins>[0]>,
  page: Parameters<typeof policyOrigins>[1] = {},
  analytics?: readonly string[],
): Record<string, string> {
  const text = contentSecurityPolicy(
    { hashes: { scripts: ['sha256-a', 'sha256-a'], styles: ['sha256-b'] } },
    policyOrigins({ ...nothing, ...settings }, page, analytics),
  );
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...rest] = directive.split(' ');
      return [name, rest.join(' ')];
    }),
  );
}

/** Policies with a chat or a collector have no Trusted Types, because third-party scripts may write HTML. */
function withoutTrustedTypes({
  'require-trusted-types-for': _,
  'trusted-types': __,
  ...rest
}: Record<string, string>): Record<string, string> {
  return rest;
}

describe('the content policy', () => {
  it('allows only the own origin, and inline code by its hash', () => {
    expect(policy({})).toEqual({
      'default-src': "'none'",
      'object-src': "'none'",
      'script-src': "'self' 'sha256-a'",
      'style-src': "'self' 'sha256-b'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'media-src': "'self' blob:",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'parde-html parde-worker',
    });
  });

  it('allows pictures from their origins, but nothing else', () => {
    const plain = policy({});
    expect(policy({ IMAGE_ORIGINS: ['https://img.example'] })).toEqual({
      ...plain,
      'img-src': "'self' data: blob: https://img.example",
    });
  });

  it('allows the scripts, calls and pictures of a brand’s collector, except on kids’ pages', () => {
    const stats = ['https://stats.example'];
    const plain = policy({});
    expect(policy({}, {}, stats)).toEqual({
      ...withoutTrustedTypes(plain),
      'script-src': `${plain['script-src']} https://stats.example`,
      'img-src': `${plain['img-src']} https://stats.example`,
      'connect-src': `${plain['connect-src']} https://stats.example`,
    });
    expect(policy({}, { forKids: true }, stats)).toEqual(plain);
  });

  it('allows the pictures of trust badges where they are shown, but nothing else from their origins', () => {
    expect(policy({}, { trustBadges: true })).toEqual({
      ...policy({}),
      'img-src': "'self' data: blob: https://trustseal.enamad.ir https://logo.samandehi.ir",
    });
  });

  it('allows films as files and as streams', () => {
    const plain = policy({});
    expect(policy({ MEDIA_ORIGINS: ['https://media.example'] })).toEqual({
      ...plain,
      'media-src': "'self' blob: https://media.example",
      'connect-src': "'self' https://media.example",
    });
  });

  it('allows the support chat and its resources, but not its inline code', () => {
    const { 'script-src': scripts, ...rest } = policy({
      SUPPORT_WIDGET_URL: 'https://chat.example/loader.js?id=1',
      SUPPORT_WIDGET_ORIGINS: ['https://cdn.chat.example'],
    });
    const both = 'https://chat.example https://cdn.chat.example';
    expect(scripts).toBe(`'self' 'sha256-a' ${both}`);
    expect(rest).toEqual(withoutTrustedTypes(rest));
    expect(rest).toMatchObject({
      'frame-src': both,
      'img-src': `'self' data: blob: ${both}`,
      'connect-src': `'self' ${both} wss://chat.example wss://cdn.chat.example`,
    });
  });

  it('ignores the chat’s origins if there is no chat', () => {
    expect(policy({ SUPPORT_WIDGET_ORIGINS: ['https://cdn.chat.example'] })).toEqual(policy({}));
  });

  it('allows error reports', () => {
    expect(policy({ REPORT_URL: 'https://key@reports.example/1' })['connect-src']).toBe(
      "'self' https://reports.example",
    );
  });

  it('contains the address for violation reports in both forms', () => {
    const CSP_REPORT_URL = 'https://csp.example/1';
    expect(policy({ CSP_REPORT_URL })).toEqual({
      ...policy({}),
      'report-to': 'csp',
      'report-uri': CSP_REPORT_URL,
    });
  });
});
