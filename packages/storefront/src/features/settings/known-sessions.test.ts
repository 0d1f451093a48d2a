import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { knownSessions } from './known-sessions.ts';

const { items } = fixture('listSessions').data;

it('are those that can be named and ended', () => {
  expect(knownSessions({ items })).toEqual(items);
  const damaged = JSON.parse('[null, 7, {"device": "Chrome"}, {"id": 3, "device": "Chrome"}]');
  expect(knownSessions({ items: [...damaged, ...items] })).toEqual(items);
});

it.each(['{}', '{"items": null}', '{"items": {}}', '[]', '"none"'])(
  'are none where the server answers %s',
  (answer) => {
    expect(knownSessions(JSON.parse(answer))).toEqual([]);
  },
);

it('have no device where the server names none', () => {
  const [nameless] = knownSessions(JSON.parse('{"items": [{"id": "a"}]}'));
  expect(nameless?.device).toBeNull();
});
