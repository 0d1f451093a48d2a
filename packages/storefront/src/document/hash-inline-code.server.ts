import { createHash } from 'node:crypto';

export interface HashedDocument {
  readonly html: string;
  readonly hashes: { scripts: string[]; styles: string[] };
}

/**
 * CSP for a cached document: a nonce must not be reused, so inline code is allowed by its hash. Only code with this
 * render's nonce gets a hash: injected markup has none and cannot run.
 */
export function hashInlineCode(html: string, nonce: string): HashedDocument {
  const hashes: HashedDocument['hashes'] = { scripts: [], styles: [] };
  const attribute = ` nonce="${nonce}"`;
  const ours = new RegExp(
    `<(script|style)((?:\\s[^>]*)?)${escapeRegExp(attribute)}([^>]*)>([\\s\\S]*?)</\\1>`,
    'g',
  );
  const hashed = html.replace(
    ours,
    (_all, tag: string, before: string, after: string, text: string) => {
      if (text !== '') hashes[tag === 'script' ? 'scripts' : 'styles'].push(sha256(text));
      return `<${tag}${before}${after}>${text}</${tag}>`;
    },
  );
  return { html: hashed.replaceAll(attribute, ''), hashes };
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
