/** What a page asks of the service worker (document/stored-page.ts). */
type Wish = 'keep-downloads-page' | 'drop-downloads-page';

export interface WishMessage {
  readonly type: Wish;
}

/** As long as browsers let a worker work. There may be none, or one of a release before this, which answers nothing. */
const longestMs = 300_000;

/**
 * Has the downloads page started without a connection from now on. It may be said again, with each title that is kept and
 * each time that page opens: what is there already is not fetched anew. False where it could not be kept.
 */
export const keepDownloadsPage = () => tellWorker('keep-downloads-page');

/** When the last title has gone. */
export const dropDownloadsPage = () => tellWorker('drop-downloads-page');

async function tellWorker(type: Wish): Promise<boolean> {
  try {
    const workers = navigator.serviceWorker;
    // Who keeps a title before the page has loaded has no worker yet. Without one there is nothing to drop.
    const isToCome = type === 'keep-downloads-page' || (await workers?.getRegistration());
    return workers && isToCome ? await answerOf(workers, type) : false;
  } catch {
    // The site's data are being cleared.
    return false;
  }
}

const answerOf = (workers: ServiceWorkerContainer, type: Wish) =>
  new Promise<boolean>((resolve, reject) => {
    // `ready` waits for ever where none is registered. Private windows have none.
    setTimeout(resolve, longestMs, false);
    workers.ready.then(({ active }) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => {
        port1.close();
        resolve(data === true);
      };
      const message: WishMessage = { type };
      active?.postMessage(message, [port2]);
    }, reject);
  });
