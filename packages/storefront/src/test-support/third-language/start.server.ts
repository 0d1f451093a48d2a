// Styles need no file of their own here, and nothing is drawn.
import '@vanilla-extract/css/disableRuntimeStyles';
import './file-scope.ts';
import { serveStorefront } from '../../server/index.server.ts';
import { brand } from './brand.ts';

// Without calls for guests, nothing asks for one after the test, in the process that test files share.
const offers = ['sendCode', 'login'] as const;

export const makeApp = await serveStorefront(brand, { offers });
/** The API of these two has pages of text. */
export const makeAppWithPages = await serveStorefront(brand, { offers: [...offers, 'getPage'] });
export const makeAppWithOwnTexts = await serveStorefront(
  { ...brand, preferOwnTexts: true },
  { offers: [...offers, 'getPage'] },
);
