import type { AddedComment, Answer, Comment, ReportCommentRequest } from '@parde/api-client';
import { isPermitted, showDigits } from '@parde/domain';
import { type InferResult, sql } from 'kysely';
import { createLimiter, type Limit, type Limiter } from '../accounts/limiter.ts';
import { timestamp } from '../catalogue/tehran.ts';
import type { Title } from '../catalogue/title.ts';
import { Refusal, refuse } from '../contract/refusal.ts';
import { pageOf, readCursor } from '../paging.ts';
import type { Parts } from '../parts.ts';
import { mayNotComment, noSuchComment } from './messages.ts';
import { needsModeration } from './text.ts';

type Page = Answer<'listComments'>['data'];

export type Comments = {
  page: (title: Title, cursor: string | undefined, limit: number) => Page;
  /** Throws if the user has no permission to comment. */
  requirePermission: (mobile: string) => void;
  add: (mobile: string, title: Title, text: string, spoiler: boolean) => AddedComment;
  report: (mobile: string, report: ReportCommentRequest) => void;
};

/** A limit for spam that no honest viewer reaches. */
const addLimit: Limit = { max: 10, seconds: 600 };
const reportLimit: Limit = { max: 30, seconds: 600 };

export function createComments({ db, now }: Pick<Parts, 'db' | 'now'>): Comments {
  const { from } = db;
  const adding = createLimiter(db, 'comments', addLimit, now);
  const reporting = createLimiter(db, 'reports', reportLimit, now);

  /** Comments with their author and the author's rating of the title. */
  const comments = from
    .selectFrom('comments')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .leftJoin('ratings', (join) =>
      join
        .onRef('ratings.mobile', '=', 'users.mobile')
        .onRef('ratings.content_type', '=', 'comments.content_type')
        .onRef('ratings.content_id', '=', 'comments.content_id'),
    )
    .select([
      'comments.id',
      'comments.text',
      'comments.spoiler',
      'comments.created_at',
      'comments.state',
      'users.mobile',
      sql<string | null>`coalesce(users.name, comments.author_name)`.as('name'),
      sql<number | null>`coalesce(ratings.stars, comments.stars)`.as('stars'),
    ]);

  const shown = (row: InferResult<typeof comments>[number]): Comment => ({
    id: `c-${row.id}`,
    author_name: row.name ?? hidden(row.mobile ?? ''),
    text: row.text,
    spoiler: row.spoiler === 1,
    rating: row.stars,
    created_at: timestamp(row.created_at),
  });

  const authorOf = (mobile: string) => {
    const author = db.one(
      from.selectFrom('users').select(['id', 'scopes']).where('mobile', '=', mobile),
    );
    if (!author) throw new Error('A viewer who has signed in is not among the users.');
    const scope: readonly string[] = JSON.parse(author.scopes);
    return { id: author.id, scope };
  };

  /** Counts an event, or throws with the time to wait. */
  const requireQuota = (limiter: Limiter, mobile: string) => {
    const seconds = limiter.wait(mobile);
    if (seconds > 0) throw refuse.tooMany(seconds);
    limiter.count(mobile);
  };

  return {
    page: ({ type, id }, cursor, limit) => {
      const published = comments
        .where('comments.content_type', '=', type)
        .where('comments.content_id', '=', id)
        .where('comments.state', '=', 'published');
      const after = readCursor(cursor, ['number', 'number']);
      const rows = published
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(comments.created_at, comments.id) < (${sql.join([...(after ?? [])])})`,
          ),
        )
        .orderBy('comments.created_at', 'desc')
        .orderBy('comments.id', 'desc')
        .limit(limit + 1);
      const counted = db.one(
        published.clearSelect().select((row) => row.fn.countAll<number>().as('count')),
      );
      return {
        about: { count: counted?.count ?? 0 },
        ...pageOf(db.all(rows), limit, (row) => [row.created_at, row.id], shown),
      };
    },

    requirePermission: (mobile) => {
      if (!isPermitted(authorOf(mobile), 'comment')) throw new Refusal(403, mayNotComment);
    },

    add: (mobile, { type, id }, text, spoiler) =>
      db.transaction(() => {
        requireQuota(adding, mobile);
        const author = authorOf(mobile);
        const waits = needsModeration(text) && !isPermitted(author, 'moderate');
        const state = waits ? 'pending' : 'published';
        const row = {
          content_type: type,
          content_id: id,
          user_id: author.id,
          author_name: null,
          text,
          spoiler: spoiler ? 1 : 0,
          stars: null,
          created_at: now(),
          state,
        } as const;
        const added = db.one(from.insertInto('comments').values(row).returning('id'));
        const comment = added && db.one(comments.where('comments.id', '=', added.id));
        if (!comment) throw new Error('The comment was not written.');
        return { comment: shown(comment), state };
      }),

    report: (mobile, { id, reason, text = null }) => {
      db.transaction(() => {
        const comment = db.one(
          from
            .selectFrom('comments')
            .select('id')
            .where('id', '=', numberOf(id))
            .where('state', '=', 'published'),
        );
        if (!comment) throw refuse.notFound(noSuchComment);
        requireQuota(reporting, mobile);
        db.run(
          from
            .insertInto('comment_reports')
            .values({ comment_id: comment.id, mobile, reason, text, at: now() })
            .onConflict((again) => again.doNothing()),
        );
      });
    },
  };
}

/** Returns the number in an id of the contract, such as c-90412. */
function numberOf(id: string): number {
  return Number(/^c-(\d{1,15})$/.exec(id)?.[1] ?? 0);
}

/** Masks the middle of a number: ۰۹۱۲•••۴۵۶۷. */
function hidden(mobile: string): string {
  return showDigits(`${mobile.slice(0, 4)}•••${mobile.slice(-4)}`, 'fa');
}
