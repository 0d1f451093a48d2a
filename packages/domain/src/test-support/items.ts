import fc from 'fast-check';
import { maxAmount } from '../money/amount.ts';
import type { CartItem } from '../money/cart.ts';
import { anyText } from './any-text.ts';

/** Creates a file of a film, as the server sends it. */
export function createItem(overrides: Partial<CartItem> = {}): CartItem {
  return {
    itemid: '1024-720p',
    amount: 12_000,
    size: '۱٫۲ گیگابایت',
    name: 'شب‌های بی‌ستارهٔ یزد',
    quality: '720p',
    id: '1024',
    type: 'movie',
    poster: '/media/poster/movie/1024',
    ...overrides,
  };
}

/** Any valid item. Its itemid is often repeated. */
export const anyItem: fc.Arbitrary<CartItem> = fc.record({
  itemid: fc.oneof(
    fc.constantFrom('a', 'b', '__proto__'),
    anyText.filter((text) => text !== ''),
  ),
  amount: fc.nat(maxAmount),
  size: anyText,
  name: anyText,
  quality: anyText,
  id: anyText.filter((text) => text !== ''),
  type: anyText,
  poster: fc.option(anyText),
});
