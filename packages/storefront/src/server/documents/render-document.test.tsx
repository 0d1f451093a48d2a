import { type ReactNode, Suspense, use } from 'react';
import { expect, it, vi } from 'vitest';
import { renderDocument } from './render-document.server.ts';

const render = (page: ReactNode, waitsForAll = false, onError = vi.fn()) =>
  renderDocument(
    <html lang="fa">
      <body>{page}</body>
    </html>,
    { nonce: undefined, waitsForAll, onError },
  );

const opening = '<!DOCTYPE html><html lang="fa"><head></head><body>';

/** Suspends until its text is available. */
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

it('returns a string if no part waits', async () => {
  const onError = vi.fn();
  const page = await render(<Suspense fallback="soon">پرده</Suspense>, false, onError);
  expect(String(page)).toBe(`${opening}<!--$-->پرده<!--/$--></body></html>`);
  expect(onError).not.toHaveBeenCalled();
});

it('returns a stream if a part waits', async () => {
  const page = await render(late());
  if (!(page instanceof ReadableStream)) throw new Error('It came whole.');
  const html = await new Response(page).text();
  expect(html.startsWith(`${opening}<!--$?-->`)).toBe(true);
  expect(html).toContain('late');
});

it('waits for all parts if the page must be complete', async () => {
  expect(String(await render(late(), true))).toBe(
    `${opening}<!--$--><p>late</p><!--/$--></body></html>`,
  );
});

it('reports the error of a part, which the browser renders again', async () => {
  const onError = vi.fn();
  const page = (
    <Suspense fallback="soon">
      <Broken />
    </Suspense>
  );
  expect(String(await render(page, true, onError))).toContain('<!--$!-->');
  expect(onError).toHaveBeenCalledOnce();
});

it('fails if the page fails outside of a Suspense boundary', async () => {
  await expect(render(<Broken />)).rejects.toThrow('It broke.');
});
