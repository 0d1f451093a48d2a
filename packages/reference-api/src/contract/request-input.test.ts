import { describe, expect, it } from 'vitest';
import { readForm } from './request-input.ts';

const form = 'application/x-www-form-urlencoded';
const kilobyte = new Uint8Array(1024).fill(97);

/** A request whose body is generated while it is read. */
function sent(type: string, pull: (to: ReadableStreamDefaultController<Uint8Array>) => void) {
  const body = new ReadableStream({ pull });
  const headers = { 'Content-Type': type };
  return new Request('http://api.test/', { method: 'POST', headers, body, duplex: 'half' });
}

describe('readForm', () => {
  it('reads the fields of a form', async () => {
    const request = sent(`${form}; charset=utf-8`, (to) => {
      to.enqueue(new TextEncoder().encode('choice=pay&return=%D9%BE'));
      to.close();
    });
    expect([...(await readForm(request))]).toEqual([
      ['choice', 'pay'],
      ['return', 'پ'],
    ]);
  });

  it('throws a 413 above 4 KB, and reads no more', async () => {
    let pulled = 0;
    const endless = sent(form, (to) => {
      pulled += 1;
      to.enqueue(kilobyte);
    });
    await expect(readForm(endless)).rejects.toMatchObject({ status: 413 });
    expect(pulled).toBeLessThan(10);
  });

  it('throws a 413 before it reads anything if the declared size is too large', async () => {
    const headers = { 'Content-Type': form, 'Content-Length': '4097' };
    const request = new Request('http://api.test/', {
      method: 'POST',
      headers,
      body: 'choice=pay',
    });
    await expect(readForm(request)).rejects.toMatchObject({ status: 413 });
  });

  it('throws a 415 for another format, whatever its content', async () => {
    for (const type of ['multipart/form-data; boundary=a', 'multipart/form-data', 'text/plain']) {
      const request = sent(type, (to) => to.enqueue(kilobyte));
      await expect(readForm(request)).rejects.toMatchObject({ status: 415 });
    }
  });

  it('throws a 400 if the connection breaks', async () => {
    const request = sent(form, (to) => to.error(new Error('The connection is gone.')));
    await expect(readForm(request)).rejects.toMatchObject({ status: 400 });
  });
});
