import { type Context, Hono } from 'hono';

const film = {
  kind: 'film',
  pk: 88,
  names: { fa: 'شب‌های بی‌ستارهٔ یزد', en: 'Starless Nights of Yazd' },
  image: 'https://img.theirs.test/88.jpg',
  made: 2025,
};
const serial = { kind: 'serial', pk: 9, names: { fa: 'قهوه‌خانهٔ حاج رضا' } };

const firstPart = { pk: 911, title: `${serial.names.fa}، فصل ۱، قسمت ۱`, height: 720 };

/** The files of each title, by the path below `/access`. `part` names the episode of a series. */
const files = new Map([
  ['film/88', [{ pk: 881, part: null, title: film.names.fa, height: 1080 }]],
  ['serial/9', [{ ...firstPart, part: 91 }]],
  ['part/91', [{ ...firstPart, part: null }]],
]);

const pins = new Map<string, string>();

export const exampleKey = 'a-key';

const ok = (result: unknown) => ({ ok: true, result });
const no = (code: string, text: string) => ({ ok: false, error: { code, text } });

/** The phone number that a token belongs to. */
const phoneOf = (context: Context) => context.req.header('x-access')?.slice('of '.length);

/**
 * A server that differs completely from the contract: other addresses, methods, names and errors, a key and an
 * envelope.
 */
export const exampleServer = new Hono()
  .basePath('/v3')
  .use(async (context, next) => {
    if (context.req.header('x-api-key') === exampleKey) return next();
    return context.json(no('KEY', 'کلید نادرست است.'), 403);
  })
  .get('/home', (context) =>
    context.json(ok({ blocks: [{ uid: 'new', heading: 'تازه‌ها', entries: [film, serial] }] })),
  )
  .get('/genres', (context) => context.json(ok({ drama: 'درام' })))
  .get('/popular', (context) =>
    context.json(ok({ results: context.req.query('minimum_age') === '18' ? [] : [serial, film] })),
  )
  .get('/access/:kind/:pk', (context) => {
    const { kind, pk } = context.req.param();
    const found = files.get(`${kind}/${pk}`);
    if (!found) return context.json(no('NONE', 'چنین عنوانی نیست.'), 404);
    const open = Boolean(phoneOf(context));
    const withUrl = found.map((file) => ({
      ...file,
      url: `https://cdn.theirs.test/${file.pk}.mp4`,
    }));
    return context.json(ok({ open, files: open ? withUrl : found }));
  })
  .post('/otp', async (context) => {
    const { phone } = await context.req.json<{ phone: string }>();
    pins.set(phone, '4821');
    return context.body(null, 204);
  })
  .put('/otp', async (context) => {
    const { phone, pin } = await context.req.json<{ phone: string; pin: string }>();
    if (!pins.has(phone)) return context.json(no('GONE', 'زمان کد گذشته است.'), 410);
    if (pins.get(phone) !== pin) return context.json(no('PIN', 'پین نادرست است.'), 403);
    return context.json(ok({ access: `of ${phone}` }), 201);
  })
  .get('/me', (context) => {
    const phone = phoneOf(context);
    if (!phone) return context.json(no('WHO', 'وارد شوید.'), 401);
    const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString();
    return context.json(ok({ phone, paid_until: inTenDays }));
  })
  .notFound((context) => context.html('<h1>Nothing here</h1>', 404));
