import { kidsHome } from '../../paths.ts';
import { searchWithCursor } from '../../titles/grid/paged-list.ts';
import { isKidsTheme, type KidsTheme } from './kids-lists.ts';

const themeParam = 'theme';

export function themeIn(search: URLSearchParams): KidsTheme | undefined {
  const name = search.get(themeParam);
  return isKidsTheme(name) ? name : undefined;
}

export function themePath(theme: KidsTheme, cursor: string | null = null): string {
  return kidsHome + searchWithCursor(new URLSearchParams({ [themeParam]: theme }), cursor);
}
