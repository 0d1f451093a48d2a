import * as v from 'valibot';
import { fieldMistakes } from '../brand/check-brand.server.ts';
import { missingFiles } from '../brand/check-brand-files.server.ts';
import { languageMistakes, languagesSchema } from '../brand/check-languages.server.ts';
import { textMistakes } from '../brand/check-texts.server.ts';
import type { Brand } from '../brand/define-brand.ts';
import { checkWords, type MissingWords, type ReadMessages } from './check-messages.server.ts';

/** For whoever writes the brand: a list, and no stack. */
class BrandMistakes extends Error {
  override readonly name = 'BrandMistakes';

  constructor(mistakes: readonly string[]) {
    const many = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
    super(`The brand has ${many}:\n${mistakes.map((line) => `  ${line}.`).join('\n')}`);
  }
}

export interface Surroundings {
  /** What is served as it is. Without it, files are not looked for. */
  readonly publicFolder?: string | undefined;
  /** The names of the files in the brand's `texts` folder. */
  readonly texts?: readonly string[] | undefined;
  readonly read: ReadMessages;
}

/** Refuses a brand with all that is wrong with it: fields, words and files. Returns what its languages lack. */
export async function checkBrand(
  brand: Brand,
  { publicFolder, texts = [], read }: Surroundings,
): Promise<readonly MissingWords[]> {
  if (!v.is(v.object({}), brand)) {
    throw new BrandMistakes([
      'brand.ts: exports no brand: write `export const brand = defineBrand({ … })`',
    ]);
  }
  const fields = fieldMistakes(brand);
  const { mistakes: words, missing } = await checkWords(readable(brand), read);
  const files = publicFolder === undefined ? [] : missingFiles(brand, publicFolder);
  const mistakes = [
    ...[...fields, ...words].map((line) => `brand.ts: ${line}`),
    ...files,
    ...textMistakes(texts, { ...readable(brand), preferOwnTexts: brand.preferOwnTexts }),
  ];
  if (mistakes.length > 0) throw new BrandMistakes(mistakes);
  return missing;
}

/** Languages that are made wrong are told of as fields: their files cannot be read. */
function readable({ words, languages }: Brand): Pick<Brand, 'words' | 'languages'> {
  const isMade = v.is(languagesSchema, languages) && languageMistakes(languages).length === 0;
  return { words, languages: isMade ? languages : undefined };
}
