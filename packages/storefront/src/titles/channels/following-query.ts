import type { ApiClient } from '@parde/api-client';
import { keyOf } from '@parde/api-client/query';
import { keyOfTitle } from '../my-list/listed-title.ts';
import { keysQuery } from '../my-list/my-list-query.ts';

/** One query for all follow buttons of a page, like `myListQuery` for titles. */
export function followingQuery(api: ApiClient) {
  return keysQuery([...keyOf('listFollowing'), { keys: true }], async (input) => {
    const { data } = await api.call('listFollowing', input);
    const keys = data.items.map(({ id }) => keyOfTitle({ content_type: 'channel', id }));
    return { keys, next: data.next_cursor };
  });
}
