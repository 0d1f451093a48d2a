import { titleOr404 } from '../catalogue/head.ts';
import type { Handlers } from '../contract/handlers.ts';
import { pageSize } from '../paging.ts';
import type { Parts } from '../parts.ts';
import { createComments } from './comments.ts';
import { requireReadable } from './text.ts';

export function commentHandlers(parts: Pick<Parts, 'db' | 'titles' | 'now'>) {
  const comments = createComments(parts);
  return {
    listComments: ({ path, query: { cursor, limit = pageSize } = {} }) => {
      const title = titleOr404(parts, path.content_type, path.id);
      return { data: comments.page(title, cursor, limit) };
    },

    addComment: ({ viewer, body }) => {
      comments.requirePermission(viewer.mobile);
      const title = titleOr404(parts, body.content_type, body.id);
      requireReadable(body.text);
      return { data: comments.add(viewer.mobile, title, body.text, body.spoiler) };
    },

    reportComment: ({ viewer, body }) => {
      if (body.text) requireReadable(body.text);
      comments.report(viewer.mobile, body);
    },
  } satisfies Partial<Handlers>;
}
