import { expect, it } from 'vitest';
import { inAppPath } from './url.ts';

it.each([
  ['/movie/1024', '/app/show/1024'],
  ['/movie/show/1024', '/app/show/1024'],
  ['/episode/3001-1-2', '/app/episode/show/3001-1-2'],
  ['/episode/show/3001-1-2', '/app/episode/show/3001-1-2'],
  ['/series/3001', '/app/series/show/3001'],
  ['/ekran/e-9', '/app/ekran/e-9'],
])('%s becomes %s in the app', (site, app) => {
  expect(inAppPath(site)).toBe(app);
});

it.each([
  '/',
  '/movie/download/1024',
  '/series/download/3001',
  '/video/4001',
  '/cast/p-niknam',
  '/profile/plans?content_id=1024',
  '/series/3001?season=2',
  '/app/show/1024',
  'https://elsewhere.example/movie/1',
  'tel:02191000000',
])('%s does not change in the app', (href) => {
  expect(inAppPath(href)).toBe(href);
});
