import { describe, expect, it } from 'vitest';
import type { Support } from '../../brand/define-brand.ts';
import { chatProviders } from '../../shell/support/providers.ts';
import { contentSecurityPolicy, policyOrigins } from './csp.ts';

const nothing = {
  IMAGE_ORIGINS: [],
  MEDIA_ORIGINS: [],
  REPORT_URL: undefined,
  CSP_REPORT_URL: undefined,
};

function policy(
  settings: Partial<Parameters<typeof policyOrigins>[0]>,
  page: Parameters<typeof policyOrigins>[1] = {},
  analytics?: readonly string[],
  support?: Support,
): Record<string, string> {
  const text = contentSecurityPolicy(
    { hashes: { scripts: ['sha256-a', 'sha256-a'], styles: ['sha256-b'] } },
    policyOrigins(
      { ...nothing, ...settings },
      page,
      analytics,
      support && chatProviders[support.provider].policy(support),
    ),
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

  const uuid = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';
  const id = 'https://chat.example/loader.js?id=1';
  const hosts = ['https://*.cdn.example'];

  it.each<[support: Support, hosts: string, sockets: string, styles: 'inline' | 'hashes']>([
    [{ provider: 'crisp', id: uuid }, 'https://*.crisp.chat', 'wss://*.relay.crisp.chat', 'inline'],
    [
      { provider: 'goftino', id: 'a1B2c3' },
      'https://*.goftino.com',
      'wss://*.goftino.com',
      'inline',
    ],
    [{ provider: 'raychat', id: uuid }, 'https://*.raychat.io', 'wss://*.raychat.io', 'inline'],
    [{ provider: 'custom', id }, 'https://chat.example', 'wss://chat.example', 'hashes'],
    [
      { provider: 'custom', id, hosts, inlineStyles: true },
      'https://chat.example https://*.cdn.example',
      'wss://chat.example wss://*.cdn.example',
      'inline',
    ],
  ])('allows the chat of %j, its hosts and nothing else', (support, hosts, sockets, styles) => {
    const plain = policy({});
    expect(policy({}, {}, [], support)).toEqual({
      ...withoutTrustedTypes(plain),
      'script-src': `${plain['script-src']} ${hosts}`,
      // A hash would disable 'unsafe-inline'.
      'style-src': `'self' ${styles === 'inline' ? "'unsafe-inline'" : "'sha256-b'"} ${hosts}`,
      'img-src': `${plain['img-src']} ${hosts}`,
      'font-src': `'self' ${hosts}`,
      'connect-src': `'self' ${hosts} ${sockets}`,
      'media-src': `'self' blob: ${hosts}`,
      'frame-src': hosts,
      ...(support.provider === 'crisp' && { 'worker-src': "'self' blob:" }),
    });
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
