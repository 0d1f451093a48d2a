/** What a page asks of the service worker (document/stored-page.ts). */
type Wish = 'keep-downloads-page' | 'drop-downloads-page';

export interface WishMessage {
  readonly type: Wish;
}

/**
 * The timeout for an answer, which is as long as browsers let a worker run. There may be no worker, or an older one
 * that does not answer.
 */
const longestMs = 300_000;

/**
 * Makes the downloads page available offline. It is called again for each saved title and each time that page opens,
 * and existing files are not fetched again. Returns false if the page could not be saved.
 */
export const keepDownloadsPage = () => tellWorker('keep-downloads-page');

/** Called when the last saved title has been removed. */
export const dropDownloadsPage = () => tellWorker('drop-downloads-page');

async function tellWorker(type: Wish): Promise<boolean> {
  try {
    const workers = navigator.serviceWorker;
    // A viewer who saves a title before the page has loaded has no worker yet, so wait for one. Without a registered
    // worker there is nothing to drop.
    const isToCome = type === 'keep-downloads-page' || (await workers?.getRegistration());
    return workers && isToCome ? await answerOf(workers, type) : false;
  } catch {
    // The site's data are being cleared.
    return false;
  }
}

const answerOf = (workers: ServiceWorkerContainer, type: Wish) =>
  new Promise<boolean>((resolve, reject) => {
    // `ready` never resolves if no worker is registered, as in private windows.
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
