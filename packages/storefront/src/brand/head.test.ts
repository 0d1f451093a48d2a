import { expect, it } from 'vitest';
import { checkBrand } from '../test-support/check-brand.server.ts';
import type { HeadTag } from './define-brand.ts';
import { testBrand } from './test-brand.ts';

it('accepts the tags of site verification and of app links', () => {
  const head: readonly HeadTag[] = [
    { name: 'google-site-verification', content: 'x"><script>' },
    { name: 'msvalidate.01', content: '1A2B' },
    { name: 'apple-itunes-app', content: 'app-id=123456789' },
    { property: 'al:ios:app_store_id', content: '123456789' },
    { rel: 'me', href: 'https://social.example/@saba' },
  ];
  expect(checkBrand({ ...testBrand, head }).head).toEqual(head);
});

it.each<[object, string]>([
  [{ name: 'Viewport', content: 'x' }, 'head.0.name is "Viewport", a tag that pages write'],
  [{ name: 'theme-color', content: '#fff' }, 'head.0.name is "theme-color", a tag'],
  [{ property: 'og:image', content: 'x' }, 'head.0.property is "og:image", a tag that'],
  [{ property: 'og:image:width', content: '1' }, 'head.0.property is "og:image:width", a tag'],
  [{ rel: 'canonical', href: 'https://a.example' }, 'head.0.rel must be author, license, me'],
  [{ rel: 'stylesheet', href: 'https://a.example' }, 'head.0.rel must be author, license, me'],
  [{ rel: 'me', href: 'javascript:alert(1)' }, 'head.0.href must begin with https:// or mailto:'],
  [{ rel: 'me', href: 'https://a.example', onload: 'x' }, 'head.0.onload is no field here'],
  [{ 'http-equiv': 'refresh', content: '0;url=//a.example' }, 'head.0 must have name and content'],
  [{ script: 'https://a.example/x.js' }, 'head.0 must have name and content'],
  [{ name: 'x', content: '1', 'http-equiv': 'refresh' }, 'head.0.http-equiv is no field here'],
  [{ name: 'apple-itunes-app', content: '123456789' }, 'head.0.content must be like app-id='],
  [{ name: 'two words', content: '1' }, 'head.0.name must be a name such as'],
  [{ name: 'yandex-verification', content: ' ' }, 'head.0.content must not be empty'],
])('%j is refused', (tag, mistake) => {
  // Simulates a file that was not type-checked.
  const brand = { ...testBrand, ...JSON.parse(JSON.stringify({ head: [tag] })) };
  expect(() => checkBrand(brand)).toThrow(mistake);
});
