// Styles need no file of their own here, and nothing is drawn.
import '@vanilla-extract/css/disableRuntimeStyles';
import './file-scope.ts';
import { serveStorefront } from '../../server/index.server.ts';
import { brand } from './brand.ts';

// Without calls for guests, nothing asks for one after the test, in the process that test files share.
export const makeApp = await serveStorefront(brand, { offers: ['sendCode', 'login'] });
