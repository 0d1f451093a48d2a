import { defineBackend } from '@parde/storefront/backend';
import * as v from 'valibot';

/** A film or a serial in this server's form. */
const entrySchema = v.object({
  kind: v.picklist(['film', 'serial']),
  pk: v.number(),
  names: v.object({ fa: v.string(), en: v.optional(v.string()) }),
  images: v.object({ tall: v.optional(v.string()), wide: v.optional(v.string()) }),
  made: v.optional(v.number()),
});

/** Parses each row separately. An unreadable row becomes empty, so that the reader drops it and the log names it. */
function toCard(row: unknown) {
  const entry = v.safeParse(entrySchema, row);
  if (!entry.success) return {};
  const { kind, pk, names, images, made } = entry.output;
  return {
    content_type: kind === 'film' ? 'movie' : 'series',
    id: pk,
    name_fa: names.fa,
    name_en: names.en ?? null,
    year: made ?? null,
    // An address is sufficient, because the reader converts it to a picture.
    poster: images.tall ?? null,
    backdrop: images.wide ?? null,
  } as const;
}

const home = v.object({
  blocks: v.array(
    v.object({
      uid: v.string(),
      heading: v.string(),
      wide: v.boolean(),
      entries: v.array(v.unknown()),
    }),
  ),
});
const entries = v.object({ results: v.array(v.unknown()) });
const session = v.object({ access: v.string() });
const me = v.object({ msisdn: v.string(), paid_until: v.nullable(v.string()) });

const envelope = v.object({ result: v.unknown() });
const failed = v.object({ error: v.object({ text: v.string() }) });
const said = v.object({ message_fa: v.string() });

const aDay = 86_400_000;

/** This server writes 09123456789 as +989123456789. */
const toMsisdn = (mobile: string) => `+98${mobile.slice(1)}`;
const toMobile = (msisdn: string) => `0${msisdn.slice('+98'.length)}`;

export const backend = defineBackend({
  // Mapped operations are available without being listed.
  operations: ['getGenres'],
  // Wraps all calls, both those of `map` and getGenres.
  every: {
    call: (call) => ({
      ...call,
      headers: { ...call.headers, 'x-api-key': process.env.THEIR_API_KEY ?? '' },
    }),
    answer: (body) => v.parse(envelope, body).result,
    error: ({ status, body }) => ({
      status,
      body: v.is(failed, body) ? { message_fa: body.error.text } : undefined,
    }),
  },
  map: {
    getDiscover: {
      call: () => ({ method: 'GET', path: '/home' }),
      answer: (body) => ({
        data: v.parse(home, body).blocks.map(({ uid, heading, wide, entries: items }) => ({
          id: uid,
          title_fa: heading,
          shape: wide ? 'wide' : 'posters',
          items: items.map(toCard),
        })),
      }),
    },
    getTop: {
      call: ({ query }) => ({
        method: 'GET',
        path: '/popular',
        query: { minimum_age: query.age || undefined },
      }),
      answer: (body) => ({ data: { top: v.parse(entries, body).results.map(toCard) } }),
    },
    sendCode: {
      call: ({ body }) => ({
        method: 'POST',
        path: '/otp',
        body: { msisdn: toMsisdn(body.mobile) },
      }),
    },
    login: {
      call: ({ body }) => ({
        method: 'PUT',
        path: '/otp',
        body: { msisdn: toMsisdn(body.mobile), pin: body.password },
      }),
      answer: (body) => ({ token: v.parse(session, body).access }),
      // This server answers a wrong PIN with 403. The contract has a field error instead, and never a 401.
      error: ({ status, body }) => {
        if (status === 403) return { status: 422, errors: { password: ['کد نادرست است.'] } };
        return { status, ...(v.is(said, body) && body) };
      },
    },
    getUser: {
      call: (_, { token }) => ({
        method: 'GET',
        path: '/me',
        headers: { 'x-access': token ?? '' },
      }),
      answer: (body) => {
        const { msisdn, paid_until: until } = v.parse(me, body);
        const days = until === null ? 0 : Math.ceil((Date.parse(until) - Date.now()) / aDay);
        return {
          data: {
            mobile: toMobile(msisdn),
            subscription: days > 0 ? 1 : 0,
            days_period_to_end: Math.max(days, 0),
          },
        };
      },
    },
  },
});
