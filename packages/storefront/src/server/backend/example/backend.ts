import { type CallMap, defineBackend, Refusal } from '@parde/storefront/backend';
import * as v from 'valibot';

const entrySchema = v.object({
  kind: v.picklist(['film', 'serial']),
  pk: v.number(),
  names: v.object({ fa: v.string(), en: v.optional(v.string()) }),
  image: v.optional(v.string()),
  made: v.optional(v.number()),
});

const logged = new Set<string>();

/** Leaves out a row that cannot be read, and logs it once. The page fails if no row can be read. */
function toCards(operation: string, rows: readonly unknown[]) {
  const cards = rows.flatMap((row) => {
    const entry = v.safeParse(entrySchema, row);
    if (entry.success) return [toCard(entry.output)];
    const { pk } = Object(row);
    const line = JSON.stringify({ operation, pk, ...v.flatten(entry.issues).nested });
    if (!logged.has(line)) process.stderr.write(`${line}\n`);
    logged.add(line);
    return [];
  });
  if (cards.length === 0 && rows.length > 0) throw new Error('No row can be read');
  return cards;
}

function toCard({ kind, pk, names, image, made }: v.InferOutput<typeof entrySchema>) {
  return {
    content_type: kind === 'film' ? 'movie' : 'series',
    id: pk,
    name_fa: names.fa,
    name_en: names.en ?? null,
    year: made ?? null,
    poster: image ?? null,
  } as const;
}

const block = v.object({ uid: v.string(), heading: v.string(), entries: v.array(v.unknown()) });
const home = v.object({ blocks: v.array(block) });
const popular = v.object({ results: v.array(v.unknown()) });
const session = v.object({ access: v.string() });
const me = v.object({ phone: v.string(), paid_until: v.nullable(v.string()) });

/** `url` is present only for viewers who may watch. */
const file = v.object({
  pk: v.number(),
  part: v.nullable(v.number()),
  title: v.string(),
  height: v.picklist([480, 720, 1080, 2160]),
  url: v.optional(v.string()),
});
const access = v.object({ open: v.boolean(), files: v.array(file) });

const envelope = v.object({ result: v.unknown() });
const failure = v.object({ error: v.object({ text: v.string() }) });

const dayMs = 86_400_000;

const withToken = (token = '') => ({ 'x-access': token });

/** Guests and users have the same call. */
const cart = {
  call: ({ body: { type, id } }, { token }) => {
    const kinds = new Map([
      ['movie', 'film'],
      ['series', 'serial'],
      ['episode', 'part'],
    ]);
    const kind = kinds.get(type);
    if (!kind) throw new Refusal({ status: 404 });
    return { method: 'GET', path: `/access/${kind}/${id}`, headers: withToken(token) };
  },
  answer: (body, { body: { type, id } }) => {
    const { open, files } = v.parse(access, body);
    return {
      data: {
        pass: open,
        // The files of a series belong to its episodes.
        downloads: files.map(({ pk, part, title, height, url }) => ({
          itemid: pk,
          ...(part === null ? { type, id } : { type: 'episode', id: part }),
          name: title,
          quality: `${height}p` as const,
          amount: 0,
          url: url ?? null,
        })),
      },
    };
  },
} satisfies CallMap<'ghostCart'>;

export const backend = defineBackend({
  operations: ['getGenres'],
  // `every` wraps all calls: those of `map`, and getGenres.
  every: {
    call: (call) => ({
      ...call,
      headers: { ...call.headers, 'x-api-key': process.env.THEIR_API_KEY ?? '' },
    }),
    answer: (body) => v.parse(envelope, body).result,
    error: ({ status, body }) => ({
      status,
      body: v.is(failure, body) ? { message_fa: body.error.text } : {},
    }),
  },
  map: {
    getDiscover: {
      call: () => ({ method: 'GET', path: '/home' }),
      answer: (body) => ({
        data: v.parse(home, body).blocks.map(({ uid, heading, entries }) => ({
          id: uid,
          title_fa: heading,
          shape: 'posters',
          items: toCards('getDiscover', entries),
        })),
      }),
    },
    getTop: {
      call: ({ query }) => ({
        method: 'GET',
        path: '/popular',
        query: { minimum_age: query.age || undefined },
      }),
      answer: (body) => ({ data: { top: toCards('getTop', v.parse(popular, body).results) } }),
    },
    ghostCart: cart,
    getCart: {
      ...cart,
      call: (input, viewer) => {
        if (!viewer.signedIn) throw new Refusal({ status: 401, message_fa: 'وارد شوید.' });
        return cart.call(input, viewer);
      },
    },
    sendCode: {
      call: ({ body }) => ({ method: 'POST', path: '/otp', body: { phone: body.mobile } }),
    },
    login: {
      call: ({ body: { mobile, password } }) => ({
        method: 'PUT',
        path: '/otp',
        body: { phone: mobile, pin: password },
      }),
      answer: (body) => ({ token: v.parse(session, body).access }),
      // The server answers 403 to a wrong PIN. The contract needs a field's error, never a 401.
      error: ({ status, body }) =>
        status === 403
          ? { status: 422, errors: { password: ['کد نادرست است.'] } }
          : { status, ...Object(body) },
    },
    getUser: {
      call: (_, { token }) => ({ method: 'GET', path: '/me', headers: withToken(token) }),
      answer: (body) => {
        const { phone, paid_until: until } = v.parse(me, body);
        const days = until === null ? 0 : Math.ceil((Date.parse(until) - Date.now()) / dayMs);
        return {
          data: {
            mobile: phone,
            subscription: days > 0 ? 1 : 0,
            days_period_to_end: Math.max(days, 0),
          },
        };
      },
    },
  },
});
