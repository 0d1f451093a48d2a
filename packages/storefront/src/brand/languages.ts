import type { Direction, Locale } from '@parde/domain';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Brand, Messages } from './define-brand.ts';
import { defineMenu } from './menu.ts';

export interface LanguageOptions {
  /** The language's own name: «العربية». */
  readonly name: string;
  readonly dir: Direction;
  /** The language of missing messages, and of all names, dates, digits and amounts. */
  readonly fallback: Locale;
  /** The tag of a language with the same plural forms, for a language that browsers do not know. */
  readonly plurals?: string | undefined;
  /** One file for each part of the site: `import.meta.glob('./messages/ar/*.json')`. */
  readonly messages: Readonly<Record<string, () => Promise<unknown>>>;
}

/** The brand's languages by the code in `lang`: `ar`, `ckb`, `az-IR`. */
export type LanguagesOptions = Readonly<Record<string, LanguageOptions>>;

/** The `lang` and `dir` of a document in a language of the brand. */
export interface PageLanguage {
  readonly code: string;
  readonly dir: Direction;
}

export interface LanguageSwitchProps {
  readonly withLabel: boolean;
  /** Called if there is no connection. The page already shows a notice. */
  readonly onOffline?: (() => void) | undefined;
}

/** Made by `defineLanguages` of `@parde/storefront/languages`. Only brands that import that entry ship its code. */
export interface Languages {
  readonly options: LanguagesOptions;
  /** Sets the plural rules. */
  prepare(i18n: I18n): void;
  /** Adds the messages of the page's language if it is one of the brand's languages. */
  addMessages(i18n: I18n, namespace: string, isPrefetch: boolean): Promise<void>;
  /** Returns the brand with its texts in this language. */
  localiseBrand(brand: Brand, code: string | undefined): Brand;
  /** Continues in the language that the document's address names, if any, and removes it from the address. */
  continueInLanguage(code: string | undefined): void;
  /** Replaces the canonical link, and adds the addresses in all languages. */
  readonly AddressLinks: ComponentType<{ readonly address: string }>;
  /** Replaces the built-in switch between Persian and English. */
  readonly Switch: ComponentType<LanguageSwitchProps>;
}

/** The parameter that names the language of an address. `lang` already is a filter of lists. */
export const languageParameter = 'language';

/** Returns the address of a page in a language, whichever language the viewer has chosen. */
export const addressIn = (address: string, code: string) =>
  `${address}?${languageParameter}=${code}`;

/** Returns the path of a language's file for a part of the site, from the brand's folder. */
export function messagesFile({ messages }: LanguageOptions, namespace: string): string | undefined {
  return Object.keys(messages).find((path) => path.endsWith(`/${namespace}.json`));
}

/** Returns the content of a JSON module, or undefined for anything else. */
export function messagesIn(module: unknown): object | undefined {
  if (typeof module !== 'object' || module === null || !('default' in module)) return undefined;
  const { default: messages } = module;
  return typeof messages === 'object' && messages !== null ? messages : undefined;
}

/** Returns the brand in an additional language, whose texts replace those of the fallback language. */
export function localiseBrand(brand: Brand, code: string, fallback: Locale): Brand {
  const localise = (messages: Messages): Messages => ({
    ...messages,
    [fallback]: messages[code] ?? messages[fallback],
  });
  const { name, tagline, description, about, fullRateOperators, plusCatalogue, menu, home } = brand;
  return {
    ...brand,
    name: localise(name),
    tagline: localise(tagline),
    description: localise(description),
    about: about && localise(about),
    fullRateOperators: fullRateOperators && localise(fullRateOperators),
    plusCatalogue: plusCatalogue && { ...plusCatalogue, name: localise(plusCatalogue.name) },
    menu:
      menu &&
      defineMenu<string>({
        ...menu.options,
        add: menu.options.add?.map((item) => ({ ...item, label: localise(item.label) })),
      }),
    home: home && {
      ...home,
      options: {
        ...home.options,
        shelves: home.options.shelves?.map((shelf) => ({ ...shelf, title: localise(shelf.title) })),
      },
    },
  };
}
