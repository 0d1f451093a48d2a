import { describe, expect, it } from 'vitest';
import { storedPageAddress } from '../paths.ts';
import { type Device, frame, offline, startWorker } from '../test-support/start-worker.ts';
import { storedPageCache } from './service-worker-scope.ts';

const source = storedPageAddress;
const script = (path: string) => ({ path, mode: 'cors' });

/** A server's release, with its downloads page and its files. The request for `lost` fails. */
function release(name: string, lost?: string) {
  const files = [frame, `/assets/download-${name}.js`, `/assets/player-${name}.js`];
  const network = async (path: string) => {
    const [address = '', have] = path.split('?have=');
    if (path === lost) throw new TypeError('Failed to fetch');
    if (files.includes(path)) return new Response(path);
    if (address !== source) return new Response('a page of the server');
    if (have === name) return new Response(null, { status: 204 });
    return Response.json({
      html: `downloads of ${name}`,
      headers: { etag: name, 'cache-control': 'no-store' },
      files,
    });
  };
  return { files, network };
}

const pathsIn = (device: Device) => [...(device.get(storedPageCache)?.keys() ?? [])];

async function deviceWith({ network }: ReturnType<typeof release>): Promise<Device> {
  const device: Device = new Map();
  expect(await startWorker(network, { device }).post('keep-downloads-page')).toEqual([true]);
  return device;
}

describe('the downloads page', () => {
  it('is saved with all its files, and is fetched only once', async () => {
    const { files, network } = release('1');
    const device: Device = new Map();
    const worker = startWorker(network, { device });
    expect(await worker.post('keep-downloads-page')).toEqual([true]);
    expect(pathsIn(device)).toEqual([...files, '/download']);
    expect(worker.requested).toEqual([`${source}?have=`, ...files]);
    expect(await worker.post('keep-downloads-page')).toEqual([true]);
    expect(worker.requested.slice(4)).toEqual([`${source}?have=1`]);
  });

  it('opens offline with its scripts, also from the home page', async () => {
    const device = await deviceWith(release('1'));
    const { sendRequest } = startWorker(offline, { device });
    const page = await sendRequest({ path: '/download' });
    expect(page?.status).toBe(200);
    expect(page?.headers.get('cache-control')).toBe('no-store');
    expect(await page?.text()).toBe('downloads of 1');
    expect(await (await sendRequest(script('/assets/player-1.js')))?.text()).toBe(
      '/assets/player-1.js',
    );
    for (const start of ['/', '/kids', '/kids/search']) {
      const home = await sendRequest({ path: start });
      expect(home?.status).toBe(302);
      expect(home?.headers.get('location')).toBe('https://parde.test/download');
    }
    expect((await sendRequest({ path: '/kidsfood' }))?.status).toBe(503);
    const other = await sendRequest({ path: '/movie/1' });
    expect(other?.status).toBe(503);
    expect(await other?.text()).toBe('the offline page');
  });

  it('gets its scripts from a worker that the first script request has started', async () => {
    const device = await deviceWith(release('1'));
    const { sendRequest } = startWorker(offline, { device });
    expect(await (await sendRequest(script('/assets/download-1.js')))?.text()).toBe(
      '/assets/download-1.js',
    );
  });

  it('comes from the server when online, even if the server answers with an error', async () => {
    const device = await deviceWith(release('1'));
    const { sendRequest } = startWorker(async () => new Response('busy', { status: 503 }), {
      device,
    });
    expect(await (await sendRequest({ path: '/download' }))?.text()).toBe('busy');
    expect(await (await sendRequest({ path: '/' }))?.text()).toBe('busy');
    expect(pathsIn(device)).toContain('/download');
  });

  it('is removed with all its files', async () => {
    const device = await deviceWith(release('1'));
    const { sendRequest, post } = startWorker(offline, { device });
    expect(await post('drop-downloads-page')).toEqual([true]);
    expect(device.has(storedPageCache)).toBe(false);
    expect((await sendRequest({ path: '/download' }))?.status).toBe(503);
    expect(await sendRequest(script('/assets/player-1.js'))).toBeUndefined();
  });

  it('is not saved if a file is missing, and resumes with the missing file', async () => {
    const { files, network } = release('1', '/assets/player-1.js');
    const device: Device = new Map();
    const { post } = startWorker(network, { device });
    expect(await post('keep-downloads-page')).toEqual([false]);
    const { sendRequest } = startWorker(offline, { device });
    expect((await sendRequest({ path: '/download' }))?.status).toBe(503);
    const again = startWorker(release('1').network, { device });
    expect(await again.post('keep-downloads-page')).toEqual([true]);
    expect(again.requested).toEqual([`${source}?have=`, files[2]]);
  });

  it('ignores unknown messages', async () => {
    const device = await deviceWith(release('1'));
    const { post } = startWorker(offline, { device });
    expect(await post('something else')).toEqual([]);
    expect(pathsIn(device)).toContain('/download');
  });
});

describe('another release', () => {
  it('replaces the page as soon as it is complete, and fetches no file twice', async () => {
    const device = await deviceWith(release('1'));
    const { files, network } = release('2');
    const { requested, sendRequest, dispatch } = startWorker(network, { device });
    await dispatch('install');
    expect(pathsIn(device).toSorted()).toEqual([...files, '/download'].toSorted());
    expect(requested.filter((path) => path === files[1])).toHaveLength(1);
    await dispatch('activate');
    expect(await sendRequest(script('/assets/player-2.js'))).toBeDefined();
  });

  it('leaves the previous page complete if its own download fails', async () => {
    for (const lost of [`${source}?have=1`, '/assets/player-2.js']) {
      const first = release('1');
      const device = await deviceWith(first);
      const { dispatch } = startWorker(release('2', lost).network, { device });
      await dispatch('install');
      await dispatch('activate');
      const { sendRequest } = startWorker(offline, { device });
      expect(await (await sendRequest({ path: '/download' }))?.text()).toBe('downloads of 1');
      for (const file of first.files) expect(await sendRequest(script(file)), file).toBeDefined();
    }
  });

  it('is also fetched when the page is opened online', async () => {
    const device = await deviceWith(release('1'));
    const { sendRequest } = startWorker(release('2').network, { device });
    expect(await (await sendRequest({ path: '/cinema' }))?.text()).toBe('a page of the server');
    expect(pathsIn(device)).toContain('/assets/player-1.js');
    expect(await (await sendRequest({ path: '/download' }))?.text()).toBe('a page of the server');
    expect(pathsIn(device)).not.toContain('/assets/player-1.js');
    expect(pathsIn(device)).toContain('/assets/player-2.js');
  });

  it('can be fetched by two workers at the same time', async () => {
    const device = await deviceWith(release('1'));
    const { files, network } = release('3');
    const old = startWorker(release('2').network, { device });
    const next = startWorker(network, { device });
    await Promise.all([old.post('keep-downloads-page'), next.dispatch('install')]);
    expect(pathsIn(device).toSorted()).toEqual([...files, '/download'].toSorted());
  });
});

it('the downloads page is not saved unless a viewer has requested it', async () => {
  const device: Device = new Map();
  const { sendRequest, requested, dispatch } = startWorker(release('1').network, { device });
  await dispatch('install');
  await dispatch('activate');
  await sendRequest({ path: '/download' });
  expect(requested.filter((path) => path.startsWith(source))).toEqual([]);
  expect(device.has(storedPageCache)).toBe(false);
});
