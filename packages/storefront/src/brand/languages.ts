import type { Direction, Locale } from '@parde/domain';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Brand } from './define-brand.ts';

export interface LanguageOptions {
  /** What it calls itself: «العربية». */
  readonly name: string;
  readonly dir: Direction;
  /** Whose words stand where a file has none, and whose names, dates, digits and amounts the pages show. */
  readonly fallback: Locale;
  /** The tag of a language with the same forms of plural, for one that browsers do not know. */
  readonly plurals?: string | undefined;
  /** A file for each part of the site: `import.meta.glob('./messages/ar/*.json')`. */
  readonly messages: Readonly<Record<string, () => Promise<unknown>>>;
}

/** By the code that `lang` has: `ar`, `ckb`, `az-IR`. */
export type LanguagesOptions = Readonly<Record<string, LanguageOptions>>;

/** What a document says of a language that is none of ours. */
export interface PageLanguage {
  readonly code: string;
  readonly dir: Direction;
}

export interface LanguageSwitchProps {
  readonly inWords: boolean;
  /** Called if there is no connection. The page already shows a notice. */
  readonly onOffline?: (() => void) | undefined;
}

/** Made by `defineLanguages` of `@parde/storefront/languages`, so that only such a brand sends any of it. */
export interface Languages {
  readonly options: LanguagesOptions;
  /** Sets the rules of plural. */
  prepare(i18n: I18n): void;
  /** Adds the messages of the page's language, where it is none of ours. */
  addMessages(i18n: I18n, namespace: string, isPrefetch: boolean): Promise<void>;
  /** The brand as a page in this language shows it. */
  speak(brand: Brand, code: string | undefined): Brand;
  /** In place of our switch between two. */
  readonly Switch: ComponentType<LanguageSwitchProps>;
}

/** The path of a language's file for a part of the site, from the brand's folder. */
export function messagesFile({ messages }: LanguageOptions, namespace: string): string | undefined {
  return Object.keys(messages).find((path) => path.endsWith(`/${namespace}.json`));
}

/** A module of JSON, or undefined where it is something else. */
export function messagesIn(module: unknown): object | undefined {
  if (typeof module !== 'object' || module === null || !('default' in module)) return undefined;
  const { default: messages } = module;
  return typeof messages === 'object' && messages !== null ? messages : undefined;
}
