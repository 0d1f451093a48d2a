import assert from 'node:assert/strict';
import { LinkProvider, PosterCard, Shelf } from '@parde/ui';
import { renderToString } from 'react-dom/server';

const page = renderToString(
  <LinkProvider component={({ href, ...anchor }) => <a data-router="" href={href} {...anchor} />}>
    <Shelf title="تازه‌ها" item="poster" labels={{ previous: 'قبلی', next: 'بعدی' }}>
      <PosterCard href="/movie/1024" title="شب بلند" picture={null} year="۱۴۰۲" />
    </Shelf>
  </LinkProvider>,
);
assert.match(page, /<a data-router="" href="\/movie\/1024"/);
for (const words of ['تازه‌ها', 'شب بلند', '۱۴۰۲']) assert.ok(page.includes(words));
// @ts-expect-error a shelf has a title
const wrong = () => <Shelf item="poster" labels={{ previous: '', next: '' }} />;
assert.equal(typeof wrong, 'function');

console.log(page);
