import { cookieNames, kidsAge, storageKeys } from '@parde/domain';
import { readCookie } from '../app/browser/cookies.ts';
import { readLocalStorage } from '../app/browser/storage.ts';
import { checkConnection, isConnected, whenConnected } from '../app/connection.ts';
import { reloadOnce } from '../app/errors/chunk-error.ts';
import { notForKids, toDownloads } from './offline-names.ts';
import { keptPageCache } from './service-worker-scope.ts';
import { setAppearance } from './set-appearance.ts';

const pauseMs = 5000;

/* The inline script of the offline page. One page serves every viewer, so what they chose is read from the device. */
setAppearance();
showPage();
void showDownloads();
document.querySelector('button')?.addEventListener('click', () => location.reload());
addEventListener('online', () => comeAgain());
// A link that was pressed is followed. A reload would take its place.
let isLeft = false;
addEventListener('click', ({ target }) => {
  isLeft ||= target instanceof Element && target.closest('a') !== null;
});
void comeBack();

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
  const way = document.querySelector<HTMLElement>(`[${toDownloads}]`);
  const address = way?.querySelector('a')?.pathname;
  if (!way || address === undefined) return;
  way.hidden = (await caches.match(address, { cacheName: keptPageCache })) === undefined;
}

/** A connection may return without the browser's knowing. */
async function comeBack(): Promise<void> {
  await checkConnection();
  // It is there, and the page does not come: the first time at once, then with a pause, or the browser did nothing else.
  if (isConnected() && !reloadOnce()) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  await whenConnected();
  comeAgain();
}

function comeAgain(): void {
  if (!isLeft) location.reload();
}
