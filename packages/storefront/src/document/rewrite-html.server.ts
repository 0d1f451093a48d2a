import { Transform } from 'node:stream';
import { messagesSource, namespaces } from '../app/i18n/messages.ts';
import type { Page } from '../app/page/page.ts';
import type { ClientAssets } from '../server/assets.server.ts';
import { deferredPreloadRel, firstPaintName } from './early-script-names.ts';

const stylesheetLink = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/g;
const modulePreload = /<link\b(?=[^>]*\brel="modulepreload")/g;

/**
 * Inlines the document's CSS, so that no request blocks the first paint. The framework's link stays for hydration, but
 * `disabled`, so it is not fetched.
 */
export function inlineStyles(
  head: string,
  nonce: string,
  styleOf: (href: string) => string | undefined,
): string {
  return (
    head
      .replace(stylesheetLink, (link, href: string) => {
        // React Router appends # to the entry's stylesheets.
        const css = styleOf(href.replace(/#$/, ''));
        if (css === undefined) return link;
        // Escaped, so that a string in the CSS cannot end the style element.
        const text = css.replaceAll('</', '<\\/');
        return `<style nonce="${nonce}">${text}</style>${link.replace(/\s*\/?>$/, ' disabled=""/>')}`;
      })
      // On a slow network, pictures and fonts come first.
      .replace(modulePreload, '<link fetchpriority="low"')
  );
}

/** Preloads the page's messages: otherwise the browser finds them only once a script runs. */
export function preloadMessages(head: string, { i18n, facts }: Page, assets: ClientAssets): string {
  const links = namespaces
    .filter((namespace) => i18n.hasResourceBundle(facts.locale, namespace))
    .map((namespace) => assets.module(messagesSource(facts.locale, namespace)))
    .filter((href) => href !== undefined)
    .map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`);
  return head.replace('</head>', `${links.join('')}</head>`);
}

const moduleScript = /(<script\b[^>]*\btype="module"[^>]*>)(import [\s\S]*?)(?=<\/script>)/g;
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");/gm;
const preloadRel = /(<link\b[^>]*\brel=")modulepreload"/g;

/**
 * Defers the scripts of a cached document until its first paint: on a slow network they would compete with its fonts and
 * pictures. The early script resolves the promise. Streamed documents load scripts while the API still answers.
 */
export function scriptsAfterPaint(html: string): string {
  return html
    .replace(preloadRel, `$1${deferredPreloadRel}"`)
    .replace(moduleScript, (_all, open: string, text: string) => {
      const late = text.replace(staticImport, (_import, name: string | undefined, from: string) =>
        name === undefined ? `await import(${from});` : `const ${name} = await import(${from});`,
      );
      return `${open}await window.${firstPaintName};\n${late}`;
    });
}

const headEnd = '</head>';

/** Buffers a stream until `</head>`, rewrites the head, and passes the rest through. */
export function headStream(rewrite: (head: string) => string): Transform {
  let held: Buffer | undefined = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      if (held === undefined) return done(null, chunk);
      held = Buffer.concat([held, chunk]);
      const end = held.indexOf(headEnd);
      if (end === -1) return done();
      const cut = end + headEnd.length;
      this.push(rewrite(held.toString('utf8', 0, cut)));
      this.push(held.subarray(cut));
      held = undefined;
      done();
    },
    flush(done) {
      done(null, held);
    },
  });
}
