import { html } from 'hono/html';
import { htmlPage } from '../server/html-page.ts';

const types = new Map([
  ['m3u8', 'application/vnd.apple.mpegurl'],
  ['webm', 'video/webm'],
  ['mp4', 'video/mp4'],
]);

/**
 * Renders a page that plays media natively: HLS if the browser supports it, otherwise a file. Only media of this
 * server are accepted.
 */
export function playPage(addresses: readonly string[]): Promise<Response> {
  const sources = addresses.flatMap((address) => {
    const type = types.get(/^\/media\/[^?#]*\.(\w+)(?:\?|$)/.exec(address)?.[1] ?? '');
    return type ? [{ address, type }] : [];
  });
  return htmlPage({
    title: 'Play',
    lang: 'en',
    style,
    allow: "media-src 'self' blob:",
    body: html`<main>
<h1>Play</h1>
${
  sources.length === 0
    ? html`<p>Give it what getPlayback or getDownloadLinks answered: <code>/_play?source=/media/…</code>. <a href="/_docs#first-steps">First steps</a></p>`
    : html`<video controls playsinline>${sources.map(({ address, type }) => html`<source src="${address}" type="${type}">`)}</video>
<p>A browser that knows HLS (Safari, Chrome from 142 on) plays the stream; another one plays the file, if there is one.</p>
<ul>${sources.map(({ address, type }) => html`<li><a href="${address}"><code>${address}</code></a> ${type}</li>`)}</ul>`
}
</main>`,
  });
}

const style = `
video { display: block; width: 100%; max-height: 70vh; background: #000; border-radius: 1rem; }
li { overflow-wrap: anywhere; }
`;
