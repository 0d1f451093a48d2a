import {
  type ContentFilter,
  cookieLifetimes,
  cookieNames,
  printContentFilter,
} from '@parde/domain';
import { writeCookie } from '../browser/cookies.ts';
import { defineSetting } from './define-setting.ts';

/**
 * What the lists are narrowed to. It is a cookie, so that the server draws the lists that the viewer chose: a page's
 * data reads it here on the server and in the browser alike.
 */
export const contentFilter = defineSetting<ContentFilter>({
  drawn: (facts) => facts.contentFilter,
  keep: (filter) =>
    writeCookie(
      cookieNames.contentFilter,
      printContentFilter(filter),
      cookieLifetimes.contentFilter,
    ),
});

export const useContentFilter = contentFilter.useSetting;
