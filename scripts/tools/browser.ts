/** `pnpm tool browser`: finds or installs a browser. */

import { print } from '../../packages/storefront/src/commands/print.ts';
import { ensureBrowser } from '../find-browser.ts';

print(ensureBrowser());
