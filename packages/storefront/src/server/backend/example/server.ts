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

/** A server that is nothing like ours: other addresses, methods, names and errors. */
export const theirServer = new Hono()
  .basePath('/v3')
  .get('/home', (context) =>
    context.json({
      blocks: [{ uid: 'new', heading: 'تازه‌ها', wide: false, entries: [film, serial] }],
    }),
  )
  .get('/popular', (context) =>
    context.json({ results: context.req.query('minimum_age') === '18' ? [] : [serial, film] }),
  )
  .post('/otp', async (context) => {
    const { msisdn } = await context.req.json<{ msisdn: string }>();
    pins.set(msisdn, '4821');
    return context.body(null, 204);
  })
  .put('/otp', async (context) => {
    const { msisdn, pin } = await context.req.json<{ msisdn: string; pin: string }>();
    if (pins.get(msisdn) !== pin) return context.json({ code: 'PIN_WRONG' }, 403);
    return context.json({ access: `of ${msisdn}` }, 201);
  })
  .get('/me', (context) => {
    const msisdn = context.req.header('x-access')?.slice('of '.length);
    if (!msisdn) return context.text('Who?', 401);
    const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString();
    return context.json({ msisdn, paid_until: inTenDays });
  })
  .notFound((context) => context.html('<h1>Nothing here</h1>', 404));
