import { makeCatalogue } from '../make-catalogue.ts';

export const now = Date.parse('2026-11-21T15:00:00+03:30');

/** The complete catalogue of one day. It is made once for all test files, because that takes seconds. */
export const full = makeCatalogue({ now });
