import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { BodyOf, PathOf, QueryOf, WithoutCursor } from '../inputs.ts';
import { minutes } from './freshness.ts';
import { invalidate } from './invalidate.ts';
import { keyOf } from './keys.ts';
import { byCursor, pageQuery } from './pages.ts';

/** What viewers say of a title, page by page. */
export function commentsQuery(
  api: ApiClient,
  { content_type, id, ...query }: PathOf<'listComments'> & WithoutCursor<QueryOf<'listComments'>>,
) {
  return infiniteQueryOptions({
    queryKey: keyOf('comments', { content_type, id, ...query }),
    queryFn: async ({ pageParam, signal }) =>
      (
        await api.call('listComments', {
          path: { content_type, id },
          query: pageQuery(query, pageParam),
          signal,
        })
      ).data,
    staleTime: minutes(1),
    retry: false,
    ...byCursor,
  });
}

/** Says something of a title. It is shown when it has been read by an editor. */
export function addCommentMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['add-comment'],
    mutationFn: async (body: BodyOf<'addComment'>) =>
      (await api.call('addComment', { body, viewer: true })).data,
    onSuccess: (_answer, _body, _before, { client }) => invalidate(client, ['comments']),
    retry: false,
  });
}

/** Tells the editors of a comment. */
export function reportCommentMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['report-comment'],
    mutationFn: (body: BodyOf<'reportComment'>) =>
      api.call('reportComment', { body, viewer: true }),
    retry: false,
  });
}
