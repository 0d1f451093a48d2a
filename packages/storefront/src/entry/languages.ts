import { cookieNames } from '@parde/domain';
import { createElement, lazy, Suspense } from 'react';
import { readCookie } from '../app/browser/cookies.ts';
import { loadChunk } from '../app/errors/load-chunk.ts';
import { AddressLinks } from '../app/page/AddressLinks.tsx';
import { saveLanguage } from '../app/settings/language.ts';
import {
  type LanguageSwitchProps,
  type Languages,
  type LanguagesOptions,
  languageParameter,
  localiseBrand,
  messagesFile,
  messagesIn,
} from '../brand/languages.ts';
import { setForeignPageCheck } from '../names/phrases.ts';

export type { LanguageOptions, LanguagesOptions } from '../brand/languages.ts';

const LanguageMenu = lazy(async () => ({
  default: (await import('../shell/header/LanguageMenu.tsx')).LanguageMenu,
}));

/** Renders in its own Suspense, so that the page does not wait for the menu. */
function LanguageSwitch(props: LanguageSwitchProps) {
  return createElement(Suspense, null, createElement(LanguageMenu, props));
}

/** Used in `brand.ts` as `languages: defineLanguages({ … })`. Other brands ship none of this code. */
export function defineLanguages(options: LanguagesOptions): Languages {
  return {
    options,
    prepare(i18n) {
      const { code, plurals } = { code: i18n.language, ...options[i18n.language] };
      if (plurals === undefined) return;
      const { pluralResolver } = i18n.services;
      const getRule = pluralResolver.getRule.bind(pluralResolver);
      pluralResolver.getRule = (languageCode: string, how?: object) =>
        getRule(languageCode === code ? plurals : languageCode, how);
    },
    async addMessages(i18n, namespace, isPrefetch) {
      const language = options[i18n.language];
      const file = language && messagesFile(language, namespace);
      const load = file === undefined ? undefined : language?.messages[file];
      if (!load) return;
      const messages = messagesIn(await (isPrefetch ? load() : loadChunk(load)));
      if (messages) i18n.addResourceBundle(i18n.language, namespace, messages);
    },
    localiseBrand(brand, code) {
      const language = code === undefined ? undefined : options[code];
      if (code === undefined || !language) return brand;
      if (!import.meta.env.SSR) setForeignPageCheck(() => true);
      return localiseBrand(brand, code, language.fallback);
    },
    continueInLanguage(code) {
      if (code === undefined) return;
      const url = new URL(window.location.href);
      url.searchParams.delete(languageParameter);
      window.history.replaceState(window.history.state, '', url);
      if (readCookie(cookieNames.locale) !== code) saveLanguage(code);
    },
    AddressLinks,
    Switch: LanguageSwitch,
  };
}
