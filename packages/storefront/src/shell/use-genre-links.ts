import { genresQuery } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { usePage } from '../app/page/Storefront.tsx';
import { genrePath } from '../paths.ts';
import { type SiteLink, useLinkTo } from './site-links.ts';

/** The lists of the genres. They are asked for where they are shown; undefined until they have come. */
export function useGenreLinks(): readonly SiteLink[] | undefined {
  const { api } = usePage();
  const linkTo = useLinkTo();
  const { data, isError } = useQuery(genresQuery(api));
  // The way to all of them is there anyway.
  if (isError) return [];
  return data && Object.entries(data).map(([key, name]) => linkTo(genrePath(key), name));
}
