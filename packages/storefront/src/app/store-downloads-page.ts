/** The requests that a page sends to the service worker (document/stored-page.ts). */
type WorkerRequest = 'keep-downloads-page' | 'drop-downloads-page';

export interface WorkerMessage {
  readonly type: WorkerRequest;
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
export const storeDownloadsPage = () => sendToWorker('keep-downloads-page');

/** Called when the last saved title has been removed. */
export const dropDownloadsPage = () => sendToWorker('drop-downloads-page');

async function sendToWorker(type: WorkerRequest): Promise<boolean> {
  try {
    const workers = navigator.serviceWorker;
    // A viewer who saves a title before the page has loaded has no worker yet, so wait for one. Without a registered
    // worker there is nothing to drop.
    const isWorkerExpected = type === 'keep-downloads-page' || (await workers?.getRegistration());
    return workers && isWorkerExpected ? await answerOf(workers, type) : false;
  } catch {
    // The site's data are being cleared.
    return false;
  }
}

const answerOf = (workers: ServiceWorkerContainer, type: WorkerRequest) =>
  new Promise<boolean>((resolve, reject) => {
    // `ready` never resolves if no worker is registered, as in private windows.
    setTimeout(resolve, longestMs, false);
    workers.ready.then(({ active }) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => {
        port1.close();
        resolve(data === true);
      };
      const message: WorkerMessage = { type };
      active?.postMessage(message, [port2]);
    }, reject);
  });
