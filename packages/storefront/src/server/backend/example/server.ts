import { Hono } from 'hono';

const film = {
  kind: 'film',
  pk: 88,
  names: { fa: 'شب‌های بی‌ستارهٔ یزد', en: 'Starless Nights of Yazd' },
  images: { tall: 'https://img.theirs.test/88.jpg' },
  made: 2025,
};
const serial = { kind: 'serial', pk: 9, names: { fa: 'قهوه‌خانهٔ حاج رضا' }, images: {} };

const pins = new Map<string, string>();

export const theirKey = 'a-key';

const ok = (result: unknown) => ({ ok: true, result });
const no = (code: string, text: string) => ({ ok: false, error: { code, text } });

/**
 * A server that differs completely from the contract: other addresses, methods, names and errors, a key and an
 * envelope.
 */
export const theirServer = new Hono()
  .basePath('/v3')
  .use(async (context, next) => {
    if (context.req.header('x-api-key') === theirKey) return next();
    return context.json(no('KEY', 'کلید نادرست است.'), 403);
  })
  .get('/home', (context) =>
    context.json(
      ok({ blocks: [{ uid: 'new', heading: 'تازه‌ها', wide: false, entries: [film, serial] }] }),
    ),
  )
  .get('/genres', (context) => context.json(ok({ drama: 'درام' })))
  .get('/popular', (context) =>
    context.json(ok({ results: context.req.query('minimum_age') === '18' ? [] : [serial, film] })),
  )
  .post('/otp', async (context) => {
    const { msisdn } = await context.req.json<{ msisdn: string }>();
    pins.set(msisdn, '4821');
    return context.body(null, 204);
  })
  .put('/otp', async (context) => {
    const { msisdn, pin } = await context.req.json<{ msisdn: string; pin: string }>();
    if (!pins.has(msisdn)) return context.json(no('GONE', 'زمان کد گذشته است.'), 410);
    if (pins.get(msisdn) !== pin) return context.json(no('PIN', 'پین نادرست است.'), 403);
    return context.json(ok({ access: `of ${msisdn}` }), 201);
  })
  .get('/me', (context) => {
    const msisdn = context.req.header('x-access')?.slice('of '.length);
    if (!msisdn) return context.json(no('WHO', 'وارد شوید.'), 401);
    const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString();
    return context.json(ok({ msisdn, paid_until: inTenDays }));
  })
  .notFound((context) => context.html('<h1>Nothing here</h1>', 404));
