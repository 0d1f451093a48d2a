import { expect, it } from 'vitest';
import { testBrand } from '../../brand/test-brand.ts';
import { matchRow } from '../../route-table.ts';
import { supportChats } from './support-chat.ts';

const brand = { ...testBrand, support: { provider: 'goftino', id: 'a1B2c3' } } as const;
const chatOf = supportChats(brand, { SUPPORT_CHAT: undefined });

it.each(['/', '/login', '/movie/1024', '/callback', '/nowhere'])(
  '%s has the brand’s chat and its policy',
  (pathname) => {
    expect(chatOf(matchRow(pathname).row, false)).toMatchObject({
      support: brand.support,
      policy: { hosts: ['https://*.goftino.com'] },
    });
  },
);

it.each(['/kids', '/kids/search'])('%s has neither the chat nor its policy', (pathname) => {
  expect(chatOf(matchRow(pathname).row, false)).toEqual({});
});

it('a document of kids mode has no chat', () => {
  expect(chatOf(matchRow('/').row, true)).toEqual({});
});

it('the setting overrides the brand’s field', () => {
  const { row } = matchRow('/');
  const other = { provider: 'goftino', id: 'z9Y8' } as const;
  expect(supportChats(brand, { SUPPORT_CHAT: 'none' })(row, false)).toEqual({});
  expect(supportChats(brand, { SUPPORT_CHAT: other })(row, false).support).toEqual(other);
  expect(supportChats(testBrand, { SUPPORT_CHAT: other })(row, false).support).toEqual(other);
  expect(supportChats(testBrand, { SUPPORT_CHAT: undefined })(row, false)).toEqual({});
});
