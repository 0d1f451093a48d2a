import * as v from 'valibot';
import { fieldMistakes } from '../../brand/check-brand.server.ts';
import { appLinkMistakes, missingFiles, textMistakes } from '../../brand/check-files.server.ts';
import { languageMistakes, languagesSchema } from '../../brand/check-languages.server.ts';
import type { Brand } from '../../brand/define-brand.ts';
import type { Environment } from '../../config/environment.server.ts';
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
    ...textMistakes(texts, readable(brand)),
  ];
  if (mistakes.length > 0) throw new BrandMistakes(mistakes);
  return missing;
}

/**
 * Returns a line for each address with plain http in the collector and the chat. A site with https refuses them. The
 * check of brand.ts allows them, because only the server knows its origins.
 */
export function plainAddresses(
  { analytics, support: chat }: Pick<Brand, 'analytics' | 'support'>,
  override?: Environment['SUPPORT_CHAT'],
): string[] {
  const plain = (field: string, address: string, fix: string) =>
    address.startsWith('http:')
      ? [`${field} must begin with https://, as ORIGINS do, and is "${address}"${fix}`]
      : [];
  const support = override ?? chat;
  const field = override ? 'SUPPORT_CHAT: ' : 'brand.ts: support.';
  return [
    ...(analytics?.options.origins ?? []).flatMap((origin, at) =>
      plain(
        `brand.ts: analytics.origins.${at}`,
        origin,
        `: write import.meta.env.DEV ? ['${origin}'] : ['https://…']`,
      ),
    ),
    ...(support === undefined || support === 'none' || support.provider !== 'custom'
      ? []
      : [support.id, ...(support.hosts ?? [])].flatMap((address, at) =>
          plain(`${field}${at === 0 ? 'id' : `hosts.${at - 1}`}`, address, ''),
        )),
  ];
}

/** Throws an error for plain http on a site with https. */
export function checkAddresses(
  brand: Brand,
  {
    ORIGINS: [site],
    SUPPORT_CHAT,
  }: Readonly<Pick<Environment, 'SUPPORT_CHAT'>> & {
    readonly ORIGINS: readonly [string, ...string[]];
  },
): void {
  const mistakes = site.startsWith('https:') ? plainAddresses(brand, SUPPORT_CHAT) : [];
  if (mistakes.length > 0) throw new BrandMistakes(mistakes);
}

/** Leaves out malformed languages, because their files cannot be read. Their mistakes are reported as fields. */
function readable({ languages, ...brand }: Brand): Partial<Brand> {
  const isMade = v.is(languagesSchema, languages) && languageMistakes(languages).length === 0;
  return { ...brand, languages: isMade ? languages : undefined };
}
