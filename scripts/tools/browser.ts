/** `pnpm tool browser`. */
import { ensureBrowser } from '../find-browser.ts';
import { say } from '../lib/say.ts';

say(ensureBrowser());
