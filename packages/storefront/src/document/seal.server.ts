import { createHash } from 'node:crypto';

export interface SealedDocument {
  readonly html: string;
  readonly hashes: { scripts: string[]; styles: string[] };
}

/**
 * Makes a document fit for a shared cache: each inline script and style that carries this render's nonce is named by
 * its hash, and the nonce goes away. Whatever else got into the markup has no nonce, so it gets no hash and can't run.
 */
export function sealDocument(html: string, nonce: string): SealedDocument {
  const hashes: SealedDocument['hashes'] = { scripts: [], styles: [] };
  const mark = ` nonce="${nonce}"`;
  const ours = new RegExp(
    `<(script|style)((?:\\s[^>]*)?)${escapeRegExp(mark)}([^>]*)>([\\s\\S]*?)</\\1>`,
    'g',
  );
  const sealed = html.replace(
    ours,
    (_all, tag: string, before: string, after: string, text: string) => {
      if (text !== '') hashes[tag === 'script' ? 'scripts' : 'styles'].push(sha256(text));
      return `<${tag}${before}${after}>${text}</${tag}>`;
    },
  );
  return { html: sealed.replaceAll(mark, ''), hashes };
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
