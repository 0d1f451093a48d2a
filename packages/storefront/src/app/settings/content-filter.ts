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

/** The filter of lists. It is stored in a cookie, so that the server can filter too. */
export const contentFilter = defineSetting<ContentFilter>({
  key: cookieNames.contentFilter,
  fromServer: (facts) => facts.contentFilter,
  // Another tab may have changed the filter since this document was rendered.
  fromDevice() {
    const cookie = readCookie(cookieNames.contentFilter);
    return cookie === undefined ? undefined : parseContentFilter(cookie);
  },
  save(filter) {
    const text = printContentFilter(filter);
    writeCookie(cookieNames.contentFilter, text, cookieLifetimes.contentFilter);
    // The storage event notifies other tabs.
    writeLocalStorage(cookieNames.contentFilter, text);
  },
  fromOtherTab: parseContentFilter,
});

export const useContentFilter = contentFilter.useSetting;
