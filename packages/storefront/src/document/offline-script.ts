import { cookieNames, kidsAge, storageKeys } from '@parde/domain';
import { readCookie } from '../app/browser/cookies.ts';
import { readLocalStorage } from '../app/browser/storage.ts';
import { checkConnection, isConnected, whenConnected } from '../app/connection.ts';
import { reloadOnce } from '../app/errors/load-chunk.ts';
import { notForKids, toDownloads } from './element-names.ts';
import { storedPageCache } from './service-worker-scope.ts';
import { setAppearance } from './set-appearance.ts';

const pauseMs = 5000;

/*
 * The inline script of the offline page. One page serves every viewer, so the viewer's settings are read from the
 * device.
 */
setAppearance();
showPage();
void showDownloads();
document.querySelector('button')?.addEventListener('click', () => location.reload());
addEventListener('online', () => reloadUnlessLeft());
// After a click on a link, do not reload, because a reload would cancel the navigation.
let isLeft = false;
addEventListener('click', ({ target }) => {
  isLeft ||= target instanceof Element && target.closest('a') !== null;
});
void reloadWhenOnline();

function showPage(): void {
  const templates = Array.from(document.querySelectorAll('template'));
  const language = readCookie(cookieNames.locale);
  const template = templates.find(({ lang }) => lang === language) ?? templates[0];
  if (!template) return;
  const { documentElement } = document;
  documentElement.lang = template.lang;
  documentElement.dir = template.dir;
  document.title = template.title;
  document.body.append(template.content);
  if (kidsAge(readCookie(cookieNames.kids) ?? readLocalStorage(storageKeys.kids)) === undefined)
    return;
  document.querySelector(`[${notForKids}]`)?.remove();
}

async function showDownloads(): Promise<void> {
  const downloadsLink = document.querySelector<HTMLElement>(`[${toDownloads}]`);
  const address = downloadsLink?.querySelector('a')?.pathname;
  if (!downloadsLink || address === undefined) return;
  downloadsLink.hidden =
    (await caches.match(address, { cacheName: storedPageCache })) === undefined;
}

/** Checks the connection, because the browser may not report its return. */
async function reloadWhenOnline(): Promise<void> {
  await checkConnection();
  // If there is a connection but the page still failed, reload at once the first time, and then only after a pause.
  // Otherwise, the browser would reload all the time.
  if (isConnected() && !reloadOnce()) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  await whenConnected();
  reloadUnlessLeft();
}

function reloadUnlessLeft(): void {
  if (!isLeft) location.reload();
}
