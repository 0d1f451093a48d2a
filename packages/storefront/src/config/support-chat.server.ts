import * as v from 'valibot';
import { formatIssues, supportSchema } from '../brand/check-shared.server.ts';
import type { Support } from '../brand/define-brand.ts';

/** Reads `SUPPORT_CHAT`. The words after the address of a custom script are its hosts and `inline-styles`. */
export function readSupportChat(text: string): Support | 'none' {
  const [first = '', ...words] = text.trim().split(/[\s,]+/);
  if (first === 'none') return first;
  const [, provider, id] = /^(\w+):(.*)$/.exec(first) ?? [];
  const hosts = words.filter((word) => word !== 'inline-styles');
  if (provider !== undefined && provider !== 'custom' && words.length > 0) {
    throw new Error(
      `must end after the id of ${provider}: only custom has hosts and inline-styles, and it is followed by "${words.join(' ')}"`,
    );
  }
  const { success, output, issues } = v.safeParse(supportSchema, {
    provider,
    id,
    ...(words.length > 0 && { hosts, inlineStyles: words.length > hosts.length }),
  });
  if (success) return output;
  const example = 'none, goftino:a1B2c3 or custom:https://chat.example/widget.js';
  throw new Error(`must be like ${example}: ${formatIssues(issues).join(', ')}`);
}
