import { type Compose, defineBackend, Refusal } from '@parde/storefront/backend';
import * as v from 'valibot';

const film = v.object({ id: v.number(), title: v.string(), poster: v.optional(v.string()) });
const films = v.object({ films: v.array(v.unknown()), pages: v.number(), total: v.number() });
const stream = v.object({ hls: v.string() });
const session = v.object({ token: v.string() });
const me = v.object({ mobile: v.string(), days: v.number() });
const plans = v.array(
  v.object({ code: v.string(), title: v.string(), days: v.number(), rials: v.string() }),
);
const order = v.object({ number: v.string(), bank_page: v.string() });
const failure = v.object({ error: v.object({ code: v.string(), text: v.string() }) });
const statuses = new Map([
  ['NO_FILM', 404],
  ['SIGN_IN', 401],
]);

const toCard = ({ id, title, poster }: v.InferOutput<typeof film>) =>
  ({ content_type: 'movie', id, name_fa: title, poster: poster ?? null }) as const;

const logged = new Set<string>();

/** Leaves out a film that cannot be read, and logs why once. */
function toCards(rows: readonly unknown[]) {
  return rows.flatMap((row) => {
    const read = v.safeParse(film, row);
    if (read.success) return [toCard(read.output)];
    const { id } = Object(row);
    const line = JSON.stringify({ film: id, ...v.flatten(read.issues).nested });
    if (!logged.has(line)) process.stderr.write(`${line}\n`);
    logged.add(line);
    return [];
  });
}

/** The server numbers its pages. The cursor is the number of the next page. */
function toPage(body: unknown, { type = 'all', cursor = '1' } = {}) {
  if (type !== 'all' && type !== 'movie') return { items: [], next_cursor: null };
  const { films: rows, pages } = v.parse(films, body);
  const next = Number(cursor) + 1;
  return { items: toCards(rows), next_cursor: next > pages ? null : `${next}` };
}

/** The stream decides whether the viewer may watch. */
const cart: Compose<'ghostCart'> = async ({ body: { type, id } }, callOperation) => {
  if (type !== 'movie') throw new Refusal({ status: 404 });
  const path = { content_type: type, id } as const;
  const pass = await callOperation('getPlayback', { path }).then(
    () => true,
    (error: unknown) => {
      if ([401, 403].includes(Object(error).status)) return false;
      throw error;
    },
  );
  return { data: { pass, downloads: [] } };
};

export const backend = defineBackend({
  operations: [],
  // The server has no files, and films alone. Without this, pages of series are derived from the carts.
  without: ['getDownloadLinks', 'getSeries', 'listEpisodes', 'getEpisode', 'getVideo'],
  every: {
    // An error in a 200. The viewer gets this Refusal: the `error` of an operation is for other statuses only.
    answer: (body) => {
      if (!v.is(failure, body)) return body;
      const { code, text } = body.error;
      if (code === 'BAD_CODE') throw new Refusal({ status: 422, errors: { password: [text] } });
      throw new Refusal({ status: statuses.get(code) ?? 422, message_fa: text });
    },
    // 402 of a stream. The contract's status for a viewer who may not watch is 403.
    error: ({ status, body }) => ({
      status: status === 402 ? 403 : status,
      body: v.is(failure, body) ? { message_fa: body.error.text } : {},
    }),
  },
  map: {
    getDiscover: {
      call: () => ({ method: 'GET', path: '/films' }),
      answer: (body) => {
        const items = toCards(v.parse(films, body).films);
        return { data: [{ id: 'new', title_fa: 'تازه‌ها', shape: 'posters', items }] };
      },
    },
    listTitles: {
      call: ({ query }) => ({ method: 'GET', path: '/films', query: { page: query?.cursor } }),
      answer: (body, { query }) => ({ data: toPage(body, query) }),
    },
    search: {
      call: ({ query: { query, cursor } }) => ({
        method: 'GET',
        path: '/films',
        query: { title: query, page: cursor },
      }),
      answer: (body, { query }) => {
        const { items, next_cursor } = toPage(body, query);
        const count = items.length === 0 ? 0 : v.parse(films, body).total;
        return { data: { about: { query: query.query, count }, items, next_cursor } };
      },
    },
    quickSearch: {
      call: ({ query }) => ({ method: 'GET', path: '/films', query: { title: query.query } }),
      answer: (body) => ({
        data: toCards(v.parse(films, body).films).map((card) => ({ ...card, type: 'movie' })),
      }),
    },
    getMovie: {
      call: ({ path }) => ({ method: 'GET', path: `/films/${path.id}` }),
      answer: (body) => ({ data: toCard(v.parse(film, body)) }),
    },
    getPlayback: {
      // Two calls of the server. `fetch` would have neither `every` nor the viewer's token.
      compose: async ({ path: { content_type, id } }, _callOperation, _viewer, callServer) => {
        if (content_type !== 'movie') throw new Refusal({ status: 404 });
        const [{ title }, { hls }] = await Promise.all([
          callServer({ method: 'GET', path: `/films/${id}` }).then((body) => v.parse(film, body)),
          callServer({ method: 'GET', path: `/stream/${id}` }).then((body) =>
            v.parse(stream, body),
          ),
        ]);
        return {
          data: {
            content_type,
            id,
            name_fa: title,
            sources: [{ type: 'hls', url: hls }],
            expires_at: new Date(Date.now() + 3_600_000).toISOString(),
            data_charge: { rate: 'full', operators_fa: '', message_fa: 'با تعرفهٔ اپراتور شما' },
          },
        };
      },
    },
    ghostCart: { compose: cart },
    getCart: {
      compose: async (input, callOperation, viewer, callServer) => {
        if (!viewer.signedIn) throw new Refusal({ status: 401, message_fa: 'وارد شوید.' });
        return cart(input, callOperation, viewer, callServer);
      },
    },
    sendCode: {
      call: ({ body }) => ({ method: 'POST', path: '/codes', body: { mobile: body.mobile } }),
    },
    login: {
      call: ({ body: { mobile, password } }) => ({
        method: 'POST',
        path: '/sessions',
        body: { mobile, code: password },
      }),
      answer: (body) => v.parse(session, body),
    },
    getUser: {
      call: () => ({ method: 'GET', path: '/me' }),
      answer: (body) => {
        const { mobile, days } = v.parse(me, body);
        return { data: { mobile, subscription: days > 0 ? 1 : 0, days_period_to_end: days } };
      },
    },
    getPlans: {
      call: () => ({ method: 'GET', path: '/plans' }),
      answer: (body) => ({
        // An object with the plans by their ids.
        data: Object.fromEntries(
          v.parse(plans, body).map(({ code, title, days, rials }) => {
            return [code, { name_fa: title, days, toman: Number(rials) / 10 }];
          }),
        ),
      }),
    },
    getGateways: {
      compose: async () => ({ data: [{ id: 'bank', name_fa: 'درگاه بانکی', default: true }] }),
    },
    buyPlan: {
      call: ({ body: { plan_id, amount, callback_url } }) => ({
        method: 'POST',
        path: '/orders',
        // The price that the viewer saw, so that the server can refuse an old one.
        body: { plan: plan_id, rials: amount * 10, return_to: callback_url },
      }),
      answer: (body) => {
        const { number, bank_page } = v.parse(order, body);
        return { data: { status: 'pending', tracking_code: number, pay_url: bank_page } };
      },
    },
  },
});
