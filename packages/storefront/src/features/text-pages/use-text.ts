import type { PageName } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { textFile } from '../../brand/text-files.ts';
import { pageTexts, type TextPageName } from '../../brand/texts.ts';
import { type CustomText, readCustomText, readText } from './read-text.ts';

/** Returns true if the page shows the brand's own text. */
export function showsCustomText(page: Pick<Page, 'brand' | 'facts'>, name: TextPageName): boolean {
  const operation = name === 'internet' ? 'listOperators' : 'getPage';
  const [first] = pageTexts[name];
  return (
    textFile(first, page.facts.locale) !== undefined &&
    (page.brand.preferOwnTexts === true || !hasOperation(page, operation))
  );
}

const answerQuery = ({ api }: Pick<Page, 'api'>, page: PageName) =>
  ask(api, 'getPage', { path: { page } });

type Reader = Pick<Page, 'facts' | 'isPrefetch'>;

const customTextQuery = ({ facts, isPrefetch }: Reader, name: TextPageName) => {
  const { locale, language } = facts;
  return queryOptions({
    queryKey: ['ownText', name, language?.code ?? locale],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<CustomText> => {
      const files = pageTexts[name].map((each) => ({
        spoken: language && textFile(each, language.code),
        fallback: textFile(each, locale),
      }));
      const texts = await Promise.all(
        files.map(async ({ spoken, fallback }) => {
          const load = spoken ?? fallback;
          if (!load) return [];
          const { default: parts } = await (isPrefetch ? load() : loadChunk(load));
          return parts.map((part) => (spoken ? part : { ...part, locale }));
        }),
      );
      return texts.flat();
    },
  });
};

/** A failure does not fail the page. */
export function prefetchText(page: Page, name: PageName): Promise<void> {
  if (showsCustomText(page, name)) return prefetchCustomText(page, name);
  return page.queryClient.prefetchQuery(answerQuery(page, name));
}

export function prefetchCustomText(page: Page, name: TextPageName): Promise<void> {
  return page.queryClient.prefetchQuery(customTextQuery(page, name));
}

export function useCustomText(name: TextPageName, enabled = true) {
  const page = usePage();
  const query = useQuery({ ...customTextQuery(page, name), enabled });
  return { query, text: query.data && readCustomText(query.data, page.facts) };
}

/** The brand's own text, or the API's. */
export function useText(name: PageName) {
  const page = usePage();
  const isCustom = showsCustomText(page, name);
  const custom = useCustomText(name, isCustom);
  const query = useQuery({ ...answerQuery(page, name), enabled: !isCustom });
  return isCustom ? custom : { query, text: query.data && readText(query.data, page.facts) };
}
