import { afterEach, expect, test } from 'vitest';
import { Stage } from './stage/stage.ts';

let stage: Stage;
afterEach(() => stage?.close());

test('a full cache disk affects only guests, and only until nginx makes space', async () => {
  stage = await Stage.open({
    cacheDisk: '8m',
    env: { PAGE_CACHE_SECONDS: '3600' },
    placeholders: { PAGES_CACHE: '2m', FILES_CACHE: '2m', CACHE_MIN_FREE: '4m' },
  });
  let pages = 0;
  /** Requests a guest's page that is not cached yet. It has 170 KB, because it is not compressed. */
  const sendNext = async () => {
    pages += 1;
    const answer = await stage.send(`/cinema?age=${pages}`).catch(() => undefined);
    return answer?.status === 200 && answer.text.endsWith('</html>');
  };

  // nginx truncates an answer that it cannot cache.
  for (let isComplete = true; isComplete; isComplete = await sendNext())
    expect(pages).toBeLessThan(300);

  const headers = { cookie: await stage.signIn('09120000001') };
  const own = await stage.send('/cinema', { headers });
  expect(own.status).toBe(200);
  expect(own.text.endsWith('</html>')).toBe(true);
  expect(await stage.send('/api/v1/get/discover')).toMatchObject({ status: 200 });
  const body = { mobile: '09350000001', ref: '0' };
  expect(await stage.post('/api/v1/login/send-code', body)).toMatchObject({ status: 200 });

  // nginx checks the disk every ten seconds.
  await expect
    .poll(async () => [await sendNext(), await sendNext(), await sendNext()], { timeout: 30_000 })
    .toEqual([true, true, true]);
});
