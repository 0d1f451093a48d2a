import { Transform } from 'node:stream';
import { messagesSource, namespaces } from '../app/i18n/messages.ts';
import type { Page } from '../app/page/page.ts';
import type { ClientAssets } from '../server/assets.server.ts';
import { laterRel, paintedName } from './early-names.ts';

const stylesheetLink = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/g;
const modulePreload = /<link\b(?=[^>]*\brel="modulepreload")/g;

/**
 * Puts the CSS that a document needs into its head, so that nothing blocks the first paint. The framework's link
 * stays where it was, since hydration looks for it there; `disabled`, it is not fetched a second time. A page that is
 * reached later, without a document, loads its own file by a link of its own.
 */
export function inlineStyles(
  head: string,
  nonce: string,
  styleOf: (href: string) => string | undefined,
): string {
  return (
    head
      .replace(stylesheetLink, (link, href: string) => {
        // The framework marks what the entry brings by an empty fragment.
        const css = styleOf(href.replace(/#$/, ''));
        if (css === undefined) return link;
        // In a style element only its own end tag could end it; CSS may say "<" in strings, so it is escaped there.
        const text = css.replaceAll('</', '<\\/');
        return `<style nonce="${nonce}">${text}</style>${link.replace(/\s*\/?>$/, ' disabled=""/>')}`;
      })
      // Scripts wait their turn: pictures and fonts come first on a poor line.
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
 * Scripts of a whole document wait for its first paint: on a poor line they would share the line with the words' font
 * and the picture that a viewer came for. The early script keeps the promise, and makes the links what they were.
 *
 * What streams keeps its own order: there, the scripts travel while the API still answers.
 */
export function scriptsAfterPaint(html: string): string {
  return html
    .replace(preloadRel, `$1${laterRel}"`)
    .replace(moduleScript, (_all, open: string, text: string) => {
      const late = text.replace(staticImport, (_import, name: string | undefined, from: string) =>
        name === undefined ? `await import(${from});` : `const ${name} = await import(${from});`,
      );
      return `${open}await window.${paintedName};\n${late}`;
    });
}

const headEnd = '</head>';

/** Holds a streamed document back until its head is whole, hands the head over once, and lets the rest pass. */
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
