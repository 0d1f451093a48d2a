import { expect, it } from 'vitest';
import { testBrand } from '../../brand/test-brand.ts';
import { matchRow } from '../../route-table.ts';
import { supportChats } from './support-chat.ts';

const brand = { ...testBrand, support: { provider: 'goftino', id: 'a1B2c3' } } as const;
const chatOf = supportChats(brand, { SUPPORT_CHAT: undefined });
const adult = { isKidsMode: false, isStored: false };

it.each(['/', '/login', '/movie/1024', '/profile/settings', '/nowhere'])(
  '%s has the brand’s chat and its policy',
  (pathname) => {
    expect(chatOf({ row: matchRow(pathname).row, ...adult })).toMatchObject({
      support: brand.support,
      policy: { hosts: ['https://*.goftino.com'] },
    });
  },
);

it.each(['/callback', '/namad', '/app', '/kids', '/kids/search'])(
  '%s has neither the chat nor its policy',
  (pathname) => {
    expect(chatOf({ row: matchRow(pathname).row, ...adult })).toEqual({});
  },
);

it.each(['isKidsMode', 'isStored'])('a document with %s has no chat', (name) => {
  expect(chatOf({ row: matchRow('/').row, ...adult, [name]: true })).toEqual({});
});

it('the setting overrides the brand’s field', () => {
  const document = { row: matchRow('/').row, ...adult };
  const other = { provider: 'goftino', id: 'z9Y8' } as const;
  expect(supportChats(brand, { SUPPORT_CHAT: 'none' })(document)).toEqual({});
  expect(supportChats(brand, { SUPPORT_CHAT: other })(document).support).toEqual(other);
  expect(supportChats(testBrand, { SUPPORT_CHAT: other })(document).support).toEqual(other);
  expect(supportChats(testBrand, { SUPPORT_CHAT: undefined })(document)).toEqual({});
});
