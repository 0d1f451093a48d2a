import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { downloadPage, downloadPath } from '../../paths.ts';
import type { TitleRef } from '../../titles/title-base.ts';

/** Returns undefined for types without downloads, and if the server has none. */
export function useDownloadPath(title: TitleRef): string | undefined {
  const page = usePage();
  const files = downloadPage(title.type);
  return files && hasPage(page, files) ? downloadPath(title) : undefined;
}
