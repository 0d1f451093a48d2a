import { AsyncLocalStorage } from 'node:async_hooks';
import { tellForeignPages } from '../words/foreign-page.ts';

const pages = new AsyncLocalStorage<true>();
tellForeignPages(() => pages.getStore() === true);

/** For a page in a language that only the brand knows. */
export function asForeignPage<Result>(run: () => Result): Result {
  return pages.run(true, run);
}
