/** `pnpm tool browser`: finds or installs a browser. */

import { say } from '../../packages/storefront/src/commands/print.ts';
import { ensureBrowser } from '../find-browser.ts';

say(ensureBrowser());
