import * as v from 'valibot';
import { fieldMistakes } from '../../brand/check-brand.server.ts';
import { appLinkMistakes, missingFiles, textMistakes } from '../../brand/check-files.server.ts';
import { languageMistakes, languagesSchema } from '../../brand/check-languages.server.ts';
import type { Brand } from '../../brand/define-brand.ts';
import { checkMessages, type MissingMessages, type ReadMessages } from './check-messages.server.ts';

/** The error for the brand's author, with a list of mistakes and no stack. */
class BrandMistakes extends Error {
  override readonly name = 'BrandMistakes';

  constructor(mistakes: readonly string[]) {
    const many = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
    super(`The brand has ${many}:\n${mistakes.map((line) => `  ${line}.`).join('\n')}`);
  }
}

interface Surroundings {
  /** The folder of files that are served unchanged. Without it, files are not checked. */
  readonly publicFolder?: string | undefined;
  /** The names of the files in the brand's `texts` folder. */
  readonly texts?: readonly string[] | undefined;
  readonly read: ReadMessages;
  /** Mistakes that only a command can find. */
  readonly others?: readonly string[] | undefined;
}

/**
 * Throws an error with all mistakes of a brand: fields, messages and files. Returns the messages that its languages
 * do not have.
 */
export async function checkBrand(
  brand: Brand,
  { publicFolder, texts = [], read, others = [] }: Surroundings,
): Promise<readonly MissingMessages[]> {
  if (!v.is(v.object({}), brand)) {
    throw new BrandMistakes([
      'brand.ts: exports no brand: write `export const brand = defineBrand({ … })`',
    ]);
  }
  const fields = fieldMistakes(brand);
  const { mistakes: messages, missing } = await checkMessages(readable(brand), read);
  const files =
    publicFolder === undefined
      ? []
      : [...missingFiles(brand, publicFolder), ...appLinkMistakes(publicFolder)];
  const mistakes = [
    ...[...fields, ...messages].map((line) => `brand.ts: ${line}`),
    ...files,
    ...others,
    ...textMistakes(texts, { ...readable(brand), preferOwnTexts: brand.preferOwnTexts }),
  ];
  if (mistakes.length > 0) throw new BrandMistakes(mistakes);
  return missing;
}

/**
 * Throws an error for a collector with plain http on a site with https. The check of brand.ts cannot find it, because
 * only the server knows its origins.
 */
export function checkCollector({ analytics }: Brand, [site]: readonly [string, ...string[]]): void {
  const plain = (analytics?.options.origins ?? []).flatMap((origin, at) =>
    origin.startsWith('http:') && site.startsWith('https:')
      ? [
          `brand.ts: analytics.origins.${at} must begin with https://, as ORIGINS do, and is "${origin}": write import.meta.env.DEV ? ['${origin}'] : ['https://…']`,
        ]
      : [],
  );
  if (plain.length > 0) throw new BrandMistakes(plain);
}

/** Leaves out malformed languages, because their files cannot be read. Their mistakes are reported as fields. */
function readable({ messages, languages }: Brand): Pick<Brand, 'messages' | 'languages'> {
  const isMade = v.is(languagesSchema, languages) && languageMistakes(languages).length === 0;
  return { messages, languages: isMade ? languages : undefined };
}
