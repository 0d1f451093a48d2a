import assert from 'node:assert/strict';
import { fixture, requestFixture } from '@parde/api-client/testing/fixtures';
import { decideTitle, readSubscription } from '@parde/domain';

const film = fixture('getMovie', ({ data }) => {
  data.name_fa = 'شب بلند';
});
assert.equal(film.data.name_fa, 'شب بلند');
assert.notEqual(fixture('getMovie').data.name_fa, 'شب بلند', 'each is a copy of its own');
const { mobile }: { mobile: string } = requestFixture('login').body;
assert.match(mobile, /^09\d{9}$/);

// The client's fixtures fit the domain's rules.
const { watch } = decideTitle({
  cart: fixture('getCart', ({ data }) => {
    data.pass = true;
  }).data,
  subscription: readSubscription(fixture('getUser').data),
  now: Date.UTC(2026, 10, 21),
});
assert.equal(watch.kind, 'now');

console.log(`${film.data.name_fa}; ${mobile}; watch ${watch.kind}`);
