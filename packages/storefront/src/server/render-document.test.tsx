import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ReactNode, Suspense, use } from 'react';
import { expect, it, vi } from 'vitest';
import { renderDocument } from './render-document.server.ts';

const render = (page: ReactNode, whole = false, onError = vi.fn()) =>
  renderDocument(
    <html lang="fa">
      <body>{page}</body>
    </html>,
    { nonce: undefined, whole, onError },
  );

const opening = '<!DOCTYPE html><html lang="fa"><head></head><body>';

/** Waits for its text. */
function Late({ of }: { of: Promise<string> }) {
  return <p>{use(of)}</p>;
}

function late(): ReactNode {
  const soon = new Promise<string>((resolve) => setImmediate(resolve, 'late'));
  return (
    <Suspense fallback="soon">
      <Late of={soon} />
    </Suspense>
  );
}

function Broken(): ReactNode {
  throw new Error('It broke.');
}

it('is whole at once where nothing waits', async () => {
  const onError = vi.fn();
  const page = await render(<Suspense fallback="soon">پرده</Suspense>, false, onError);
  expect(String(page)).toBe(`${opening}<!--$-->پرده<!--/$--></body></html>`);
  expect(onError).not.toHaveBeenCalled();
});

it('streams where a part waits', async () => {
  const page = await render(late());
  if (!(page instanceof PassThrough)) throw new Error('It came whole.');
  const html = await text(page);
  expect(html.startsWith(`${opening}<!--$?-->`)).toBe(true);
  expect(html).toContain('late');
});

it('waits for a part where it must be whole', async () => {
  expect(String(await render(late(), true))).toBe(
    `${opening}<!--$--><p>late</p><!--/$--></body></html>`,
  );
});

it('says what failed in a part, which the browser tries again', async () => {
  const onError = vi.fn();
  const page = (
    <Suspense fallback="soon">
      <Broken />
    </Suspense>
  );
  expect(String(await render(page, true, onError))).toContain('<!--$!-->');
  expect(onError).toHaveBeenCalledOnce();
});

it('fails where the page fails outside of such a part', async () => {
  await expect(render(<Broken />)).rejects.toThrow('It broke.');
});
