import { type Compose, defineBackend, Refusal } from '@parde/storefront/backend';
import * as v from 'valibot';

const film = v.object({ id: v.number(), title: v.string() });
const stream = v.object({ hls: v.string() });
const plans = v.array(v.object({ code: v.string(), title: v.string(), rials: v.string() }));
const failure = v.object({ error: v.object({ code: v.string(), text: v.string() }) });
const statuses = new Map([
  ['NO_FILM', 404],
  ['SIGN_IN', 401],
]);

/** The stream decides whether the viewer may watch. */
const cart: Compose<'getCart'> = async ({ body: { type, id } }, callOperation) => {
  if (type !== 'movie') throw new Refusal({ status: 404 });
  const path = { content_type: type, id } as const;
  const pass = await callOperation('getPlayback', { path }).then(
    () => true,
    (error: unknown) => {
      if (Object(error).status === 403) return false;
      throw error;
    },
  );
  return { data: { pass, downloads: [] } };
};

export const backend = defineBackend({
  operations: [],
  without: ['getDownloadLinks'],
  every: {
    // An error in a 200.
    answer: (body) => {
      if (!v.is(failure, body)) return body;
      const { code, text } = body.error;
      throw new Refusal({ status: statuses.get(code) ?? 422, message_fa: text });
    },
    // 402 of a stream. The contract's status for a viewer who may not watch is 403.
    error: ({ status, body }) => ({ status: status === 402 ? 403 : status, body }),
  },
  map: {
    getMovie: {
      call: ({ path }) => ({ method: 'GET', path: `/catalog/${path.id}` }),
      answer: (body) => {
        const { id, title } = v.parse(film, body);
        return { data: { id, name_fa: title } };
      },
    },
    getPlayback: {
      // Two calls of the server. `fetch` would have neither `every` nor the viewer's token.
      compose: async ({ path: { content_type, id } }, _callOperation, _viewer, callServer) => {
        const [{ title }, { hls }] = await Promise.all([
          callServer({ method: 'GET', path: `/catalog/${id}` }).then((body) => v.parse(film, body)),
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
    getCart: { compose: cart },
    ghostCart: { compose: cart },
    getPlans: {
      call: () => ({ method: 'GET', path: '/plans' }),
      answer: (body) => ({
        // An object with the plans by their ids.
        data: Object.fromEntries(
          v
            .parse(plans, body)
            .map(({ code, title, rials }) => [code, { name_fa: title, toman: Number(rials) / 10 }]),
        ),
      }),
    },
    getGateways: {
      compose: async () => ({ data: [{ id: 'bank', name_fa: 'درگاه بانکی', default: true }] }),
    },
  },
});
