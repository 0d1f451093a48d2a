import { expect, it } from 'vitest';
import { unknownFields } from './unknown-fields.ts';

it('names each field that the contract does not have once, with a star for rows', () => {
  const card = {
    content_type: 'movie',
    id: '7',
    name_fa: 'فیلم',
    poster: { url: '/7.jpg', dpi: 2 },
  };
  const items = [card, { ...card, title: 'فیلم' }, { ...card, title: 'فیلم' }];
  expect(unknownFields('listTitles', { data: { items, next: 2 }, ok: true })).toEqual([
    '/data/items/*/poster/dpi',
    '/data/items/*/title',
    '/data/next',
    '/ok',
  ]);
});

it('does not name keys that may be data', () => {
  const fields = { '09120000001': 1, علی: 2, 'a b': 3 };
  expect(unknownFields('login', { token: 'a', ...fields })).toEqual(['/*']);
});

it('knows the keys of maps, and nothing about values of another type', () => {
  const plan = { name_fa: 'ماهانه', toman: 1, dayz: 30 };
  expect(unknownFields('getPlans', { data: { m1: plan, m2: plan } })).toEqual(['/data/*/dayz']);
  expect(unknownFields('getGenres', { drama: 'درام' })).toEqual([]);
  expect(unknownFields('login', { token: { value: 'a' } })).toEqual([]);
});
