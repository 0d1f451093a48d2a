import assert from 'node:assert/strict';
import {
  addToCart,
  type CartItem,
  decodeReferral,
  emptyCart,
  foldDigits,
  formatToman,
  isMobile,
  type Locale,
  parseCart,
  printCart,
  readMobile,
  safeRedirect,
} from '@parde/domain';

const locale: Locale = 'fa';
const mobile = readMobile('+۹۸ (۹۱۲) ۳۴۵-۶۷۸۹');
assert.equal(mobile, '09123456789');
assert.ok(isMobile(mobile));
assert.equal(foldDigits('۱۲۳'), '123');
assert.equal(formatToman(45_000, locale), '۴۵٬۰۰۰\u00A0تومان');
assert.equal(safeRedirect('//evil.example'), undefined);
assert.equal(decodeReferral('Z'), '61');

const film: CartItem = {
  itemid: 'movie-1024-720',
  id: '1024',
  type: 'movie',
  quality: '720p',
  size: '۱٫۲ گیگابایت',
  name: 'شب بلند',
  amount: 45_000,
  poster: null,
};
const { cart, refused } = addToCart(emptyCart, film);
assert.equal(refused, undefined);
assert.equal(cart.total, 45_000);
assert.deepEqual(parseCart(printCart(cart)), cart);
// @ts-expect-error a locale is fa or en
formatToman(45_000, 'ar');

console.log(`${mobile} pays ${formatToman(cart.total, locale)}`);
