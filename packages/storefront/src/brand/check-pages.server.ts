import { generatePath } from 'react-router';
import * as v from 'valibot';
import { type CustomRow, findBuiltInPage } from '../route-table.ts';

const pathForm = /^(?:\/[a-z0-9][a-z0-9-]*)(?:\/(?:[a-z0-9-]+|:[a-z]\w*\??))*$/;
/** The first path segments that the server answers itself. */
const reserved = ['api', 'assets', 'media', 'healthz', 'readyz', '404'];

export const pagesSchema = v.array(
  v.custom<CustomRow>(
    (page) => v.is(v.object({ path: v.string(), load: v.function() }), page),
    'must be made by definePages',
  ),
);

/** Returns one line per mistake: the page's index and the problem. */
export function pageMistakes(pages: readonly CustomRow[]): string[] {
  return pages.flatMap((page, index) => {
    const mistake = mistakeOf(page, pages.slice(0, index));
    return mistake === undefined ? [] : [`${index}.${mistake}`];
  });
}

function mistakeOf(
  { path, guard, hidden }: CustomRow,
  before: readonly CustomRow[],
): string | undefined {
  if (!pathForm.test(path)) {
    return `path must be like /club or /club/:id, in lower-case letters: ${path}`;
  }
  const [, first = ''] = path.split('/');
  if (reserved.includes(first)) return `path is the server’s own: ${path}`;
  const takenAddresses = addressesOf(path)
    .map((address) => findBuiltInPage(address)?.path)
    .find((each) => each !== undefined);
  if (takenAddresses !== undefined)
    return `path is a page of the storefront already: ${takenAddresses}`;
  if (before.some((other) => shapeOf(other.path) === shapeOf(path))) {
    return `path is another page’s already: ${path}`;
  }
  if (guard !== 'open' && !hidden) return 'listed is for pages that everybody may open';
  return undefined;
}

/** Returns the addresses of a path with its optional parameters and without them. */
function addressesOf(path: string): string[] {
  const params = Object.fromEntries(
    Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => [name, 'x']),
  );
  return [generatePath(path, params), path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x')];
}

const shapeOf = (path: string) => path.replace(/:\w+/g, ':');
