import type { PlayerMessage } from '@parde/player';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Storefront } from '../../../app/page/Storefront.tsx';
import { testPage } from '../../../test-support/test-page.ts';
import { playerMessages } from '../../../titles/player/player-message.ts';
import { SaveDialog } from './SaveDialog.tsx';

const { fa } = playerMessages;

it.each<[PlayerMessage, text: string, action: string]>([
  [{ kind: 'sign-in', onSignIn: vi.fn() }, fa.signInToWatch, fa.signInAction],
  [{ kind: 'problem', onRetry: vi.fn() }, 'کیفیت‌ها بارگذاری نشد', fa.retry],
])('a refused download with %j is not called a playback error', async (message, text, action) => {
  const page = await testPage('save-offline', () => new Response());
  const dialog = (
    <SaveDialog
      name={undefined}
      title={{ type: 'movie', id: '1' }}
      saving={{ state: 'denied', message }}
      begin=""
      isBlocked={false}
      onClose={() => undefined}
    />
  );
  const html = renderToString(
    <Storefront page={page}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />
    </Storefront>,
  );
  expect(html).toContain(text);
  expect(html).toContain(action);
  expect(html).not.toContain(fa.problem);
});
