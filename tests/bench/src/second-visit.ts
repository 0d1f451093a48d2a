import type { BrowserContext } from 'playwright';

/** The phone and the network that Lighthouse emulates. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const slowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Returns the layout shift of a page that is opened again, with its files in the cache. */
export async function shiftOnSecondVisit(
  context: BrowserContext,
  address: string,
): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', phone);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  const answer = await page.goto(address);
  const encoding = answer?.headers()['content-encoding'];
  if (encoding !== 'br') throw new Error(`${address} came as ${encoding ?? 'plain text'}.`);
  const shift = await page.evaluate(layoutShift);
  await page.close();
  return shift;
}

/** Runs in the page. Returns the sum of its layout shifts, after nothing has been loaded or moved for a second. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    const end = () => resolve(sum);
    let timer = setTimeout(end, 1000);
    const observer = new PerformanceObserver((list) => {
      clearTimeout(timer);
      timer = setTimeout(end, 1000);
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
      }
    });
    for (const type of ['layout-shift', 'resource', 'longtask']) {
      observer.observe({ type, buffered: true });
    }
    // The limit for a page that never becomes idle, such as a live channel's page.
    setTimeout(end, 10_000);
  });
}
