import {
  type ContentFilter,
  cookieLifetimes,
  cookieNames,
  printContentFilter,
} from '@parde/domain';
import { writeCookie } from '../browser/cookies.ts';
import { defineSetting } from './define-setting.ts';

/** How lists are filtered. A cookie, so that the server can filter too. */
export const contentFilter = defineSetting<ContentFilter>({
  fromServer: (facts) => facts.contentFilter,
  save: (filter) =>
    writeCookie(
      cookieNames.contentFilter,
      printContentFilter(filter),
      cookieLifetimes.contentFilter,
    ),
});

export const useContentFilter = contentFilter.useSetting;
