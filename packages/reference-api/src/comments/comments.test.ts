import type { Answer } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { type ErrorBody, minutes, read } from '../test-support/test-api.ts';
import { createCatalogueApi } from '../test-support/test-catalogue.ts';

const film = { content_type: 'movie', id: '1000' } as const;
const mahsa = '09120000001';
const mayNot = '09120000002';
const moderator = '09120000004';

/** Creates a server whose film has three published comments and a pending one in its database. */
async function createTestComments() {
  const api = createCatalogueApi();
  const { db } = api;
  const seeded = (text: string, more: object = {}) =>
    db.run(
      db.from.insertInto('comments').values({
        content_type: 'movie',
        content_id: film.id,
        user_id: null,
        author_name: 'کیان',
        text,
        spoiler: 0,
        stars: null,
        created_at: 1000,
        state: 'published',
        ...more,
      }),
    );
  seeded('نخست');
  seeded('دوم', { spoiler: 1, stars: 7, author_name: 'مهسا ر.' });
  seeded('در انتظار', { state: 'pending' });
  seeded('سوم', { created_at: 2000 });

  const tokens = new Map<string, string>();
  const tokenOf = async (mobile: string) => {
    const token = tokens.get(mobile) ?? (await api.signIn(mobile, `198.51.100.${tokens.size}`));
    tokens.set(mobile, token);
    return token;
  };
  const post = async (mobile: string, path: string, body: object) =>
    api.call('POST', path, { token: await tokenOf(mobile), body });
  return {
    ...api,
    post,
    list: async (query = '', { content_type, id }: { content_type: string; id: string } = film) =>
      (
        await read<Answer<'listComments'>>(
          api.call('GET', `/get/comments/${content_type}/${id}${query}`),
        )
      ).data,
    postComment: (mobile: string, text: string, more: object = {}) =>
      post(mobile, '/comments/add', { ...film, text, spoiler: false, ...more }),
    report: (mobile: string, id: string, more: object = {}) =>
      post(mobile, '/comments/report', { id, reason: 'spoiler', ...more }),
  };
}

const texts = ({ items }: Answer<'listComments'>['data']) => items.map(({ text }) => text);

const added = async (response: Promise<Response>) =>
  (await read<Answer<'addComment'>>(response)).data;

const fieldsOf = async (response: Promise<Response>) => {
  const answer = await response;
  expect(answer.status).toBe(422);
  return Object.keys((await read<ErrorBody>(answer)).errors);
};

describe('listComments', () => {
  it('returns the published comments, newest first', async () => {
    const { list } = await createTestComments();
    const page = await list();
    expect(page.about.count).toBe(3);
    expect(texts(page)).toEqual(['سوم', 'دوم', 'نخست']);
    expect(page.items[1]).toMatchObject({ author_name: 'مهسا ر.', spoiler: true, rating: 7 });
    expect(await list('', { content_type: 'series', id: '77' })).toEqual({
      about: { count: 0 },
      items: [],
      next_cursor: null,
    });
  });

  it('continues after the previous page, even if comments were added meanwhile', async () => {
    const { list, postComment } = await createTestComments();
    const first = await list('?limit=1');
    await postComment(mahsa, 'تازه');
    const second = await list(`?limit=1&cursor=${first.next_cursor}`);
    const third = await list(`?limit=1&cursor=${second.next_cursor}`);
    expect([first, second, third].flatMap(texts)).toEqual(['سوم', 'دوم', 'نخست']);
    expect(third.next_cursor).toBeNull();
    expect(third.about.count).toBe(4);
  });

  it('returns 404 for an unknown title, and 422 for an invalid cursor', async () => {
    const { call } = await createTestComments();
    for (const path of ['movie/77', 'person/p-niknam', 'movie/no%20id']) {
      expect((await call('GET', `/get/comments/${path}`)).status).toBe(404);
    }
    expect(await fieldsOf(call('GET', '/get/comments/movie/1000?cursor=abc'))).toEqual(['cursor']);
  });
});

describe('addComment', () => {
  it('publishes the text unchanged with the viewer’s name and rating', async () => {
    const { postComment, post, list } = await createTestComments();
    await post(mahsa, '/my/rating', { ...film, value: 8 });
    const text = 'پایان‌بندی‌اش را دوست داشتم؛\nنه <b>تلخ</b> و نه ساختگی 👏';
    const answer = await added(postComment(mahsa, text, { spoiler: true }));
    expect(answer).toEqual({
      state: 'published',
      comment: {
        id: expect.stringMatching(/^c-\d+$/),
        author_name: 'مهسا رضایی',
        text,
        spoiler: true,
        rating: 8,
        created_at: '2026-11-21T11:30:00+03:30',
      },
    });
    expect((await list()).items[0]).toEqual(answer.comment);
  });

  it('shows a masked number if the author has no name', async () => {
    const { postComment } = await createTestComments();
    const { comment } = await added(postComment(moderator, 'با بچه‌ها دیدیم و خندیدیم.'));
    expect(comment.author_name).toBe('۰۹۱۲•••۰۰۰۴');
    expect(comment.rating).toBeNull();
  });

  it.each([
    'فیلم را از www.example.com بگیرید',
    'کانال ما @filmha',
    't.me/filmha',
    'تماس: ۰۹۱۲ ۳۴۵ ۶۷۸۹',
    'کارت 6037-9912-3456-7890',
  ])('sends a comment with a contact or a link to moderation: %s', async (text) => {
    const { postComment, list } = await createTestComments();
    expect((await added(postComment(mahsa, text))).state).toBe('pending');
    expect((await list()).about.count).toBe(3);
    expect((await added(postComment(moderator, text))).state).toBe('published');
  });

  it('accepts a viewer who has just signed in for the first time', async () => {
    const { postComment } = await createTestComments();
    expect((await postComment('09351112233', 'سلام')).status).toBe(200);
  });

  it('refuses a viewer without the permission, and a guest', async () => {
    const { postComment, call } = await createTestComments();
    const refused = await postComment(mayNot, 'سلام');
    expect(refused.status).toBe(403);
    expect((await read<ErrorBody>(refused)).message_fa).toBe('شما اجازهٔ نوشتن دیدگاه ندارید.');
    for (const path of ['/comments/add', '/comments/report']) {
      expect((await call('POST', path, { body: { nonsense: 1 } })).status).toBe(401);
    }
  });

  it('refuses invisible or unstorable text, and an unknown title', async () => {
    const { postComment } = await createTestComments();
    const texts = ['آ', 'ب'.repeat(2001), 'سلام\u0000', 'سلام\u001b[31m', '  \n ', '\u200c\u200c'];
    for (const text of [...texts, 'نیم \ud83d']) {
      expect(await fieldsOf(postComment(mahsa, text))).toEqual(['text']);
    }
    expect(await fieldsOf(postComment(mahsa, 'سلام', { spoiler: 'no' }))).toEqual(['spoiler']);
    expect((await postComment(mahsa, 'سلام', { id: '77' })).status).toBe(404);
  });

  it('limits a viewer who comments too often, and nobody else', async () => {
    const { postComment, pass } = await createTestComments();
    for (let count = 0; count < 10; count += 1) {
      expect((await postComment(mahsa, `نظر ${count}`)).status).toBe(200);
    }
    const refused = await postComment(mahsa, 'یکی دیگر');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('600');
    expect((await postComment(moderator, 'من هم')).status).toBe(200);
    pass(minutes(10));
    expect((await postComment(mahsa, 'یکی دیگر')).status).toBe(200);
  });
});

describe('reportComment', () => {
  it('stores one report per viewer, with its text', async () => {
    const { db, list, report } = await createTestComments();
    const [comment] = (await list()).items;
    const id = comment?.id ?? '';
    const other = { reason: 'other', text: 'شمارهٔ تلفن در متن هست.' };
    for (const [viewer, more] of [[mahsa], [mahsa, other], [mayNot, other]] as const) {
      expect((await report(viewer, id, more)).status).toBe(200);
    }
    const noted = db.all(
      db.from.selectFrom('comment_reports').select(['mobile', 'reason', 'text']).orderBy('mobile'),
    );
    expect(noted).toEqual([
      { mobile: mahsa, reason: 'spoiler', text: null },
      { mobile: mayNot, ...other },
    ]);
    expect(texts(await list())).toEqual(['سوم', 'دوم', 'نخست']);
  });

  it('returns 404 for an unknown or unpublished comment', async () => {
    const { report, postComment } = await createTestComments();
    const { comment } = await added(postComment(mahsa, 'www.example.com'));
    for (const id of ['c-999', 'c-', '1', 'c-1e1', comment.id]) {
      expect((await report(mayNot, id)).status).toBe(404);
    }
  });

  it('names each invalid field', async () => {
    const { report } = await createTestComments();
    expect(await fieldsOf(report(mahsa, 'c-1', { reason: 'dull' }))).toEqual(['reason']);
    expect(await fieldsOf(report(mahsa, 'c-1', { text: 'x\u0000' }))).toEqual(['text']);
    expect(await fieldsOf(report(mahsa, 'c 1'))).toEqual(['id']);
  });

  it('limits a viewer who reports too often', async () => {
    const { report, list } = await createTestComments();
    const [comment] = (await list()).items;
    for (let count = 0; count < 30; count += 1) await report(mahsa, comment?.id ?? '');
    expect((await report(mahsa, comment?.id ?? '')).status).toBe(429);
  });
});
