import {
  type ContentFilter,
  cookieLifetimes,
  cookieNames,
  parseContentFilter,
  printContentFilter,
} from '@parde/domain';
import { readCookie, writeCookie } from '../browser/cookies.ts';
import { writeLocalStorage } from '../browser/storage.ts';
import { defineSetting } from './define-setting.ts';

/** How lists are filtered. A cookie, so that the server can filter too. */
export const contentFilter = defineSetting<ContentFilter>({
  key: cookieNames.contentFilter,
  fromServer: (facts) => facts.contentFilter,
  // Another tab may have changed it since this document was rendered.
  fromDevice() {
    // The server has read it into the facts.
    if (import.meta.env.SSR) return undefined;
    const cookie = readCookie(cookieNames.contentFilter);
    return cookie === undefined ? undefined : parseContentFilter(cookie);
  },
  save(filter) {
    const text = printContentFilter(filter);
    writeCookie(cookieNames.contentFilter, text, cookieLifetimes.contentFilter);
    // So that other tabs hear of it.
    writeLocalStorage(cookieNames.contentFilter, text);
  },
  fromOtherTab: parseContentFilter,
});

export const useContentFilter = contentFilter.useSetting;
