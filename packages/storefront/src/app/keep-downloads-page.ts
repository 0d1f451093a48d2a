/** What a page asks of the service worker (document/kept-page.ts). */
type Wish = 'keep-downloads-page' | 'drop-downloads-page';

export interface WishMessage {
  readonly type: Wish;
}

/** As long as browsers let a worker work. One of a release before this knows no such message and answers nothing. */
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
    // `ready` waits for ever where none is registered. Private windows have none.
    if (!(await workers?.getRegistration())) return false;
    const { active } = await workers.ready;
    if (!active) return false;
    const { port1, port2 } = new MessageChannel();
    return await new Promise<boolean>((resolve) => {
      setTimeout(resolve, longestMs, false);
      port1.onmessage = ({ data }) => {
        port1.close();
        resolve(data === true);
      };
      const message: WishMessage = { type };
      active.postMessage(message, [port2]);
    });
  } catch {
    // The site's data are being cleared.
    return false;
  }
}
