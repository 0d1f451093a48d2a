import { join } from 'node:path';
import { root } from '../../../../scripts/lib/workspace.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { startReferenceApi } from '../../support/servers/reference-api.ts';
import { expect, test } from '../../support/test.ts';

const tenTitles = join(root, 'packages/demo-catalogue/examples/ten-titles.json');

test('a custom catalogue of ten titles fills a storefront: home, a film, a person, the search, a series and a genre', async ({
  startSite,
}) => {
  const api = await startReferenceApi(['--catalogue', tenTitles]);
  const site = await startSite({ API_BASE_URL: api.baseUrl });
  for (const [path, ...parts] of [
    ['/', 'تازه‌ها', 'href="/movie/angal"'],
    // The original name is marked with its own language.
    ['/movie/angal', '<h1', '>انگل<', 'lang="ko"', '기생충', 'href="/cast/song'],
    [`/search/${encodeURIComponent('قصه‌های مجيد')}`, 'href="/series/majid"'],
    ['/series/majid', '>قصه‌های مجید<', 'اردو'],
    ['/genres/drama', 'href="/movie/gaav"'],
  ] as const) {
    const { status, text } = await sendRequest(site.origin + path);
    expect(status, path).toBe(200);
    for (const part of parts) expect(text, path).toContain(part);
  }
  await api.stop();
});
