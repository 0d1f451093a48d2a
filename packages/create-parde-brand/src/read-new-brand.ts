import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { NewBrand } from './brand-module.ts';

export interface Asked extends NewBrand {
  /** The path as typed by the user. */
  readonly folder: string;
}

/** Parses the arguments of `npm create parde-brand` and of this repository's `new-brand`. */
export function readNewBrand(args: readonly string[], usage: string): Asked {
  const { positionals, values } = parseArgs({
    // `pnpm create` passes on the `--` that npm removes.
    args: args.filter((arg) => arg !== '--'),
    allowPositionals: true,
    options: { fa: { type: 'string' }, en: { type: 'string' }, color: { type: 'string' } },
  });
  const [folder = '', ...more] = positionals;
  const id = basename(folder);
  if (!/^[a-z][a-z0-9-]{1,29}$/.test(id) || more.length > 0) {
    throw new Error(
      `${usage}\nThe name is 2 to 30 lower-case letters, digits and dashes, and begins with a letter.`,
    );
  }
  const en = values.en ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return { folder, id, en, fa: values.fa ?? en, color: values.color };
}
