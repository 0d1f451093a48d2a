import type { Answer, PageName } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import type { Locale } from '@parde/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { prefetch, when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { textFile } from '../../brand/text-files.ts';
import { pageTexts, type TextPageName, type TextPart } from '../../brand/texts.ts';
import { type MarkupElement, readMarkup, textOfMarkup } from './read-markup.ts';

type Answered = Answer<'getPage'>['data'];
type AnsweredSection = Answered['sections'][number];

/** Text in the viewer's language, or in Persian if there is no other. */
export interface Messages<Content> {
  /** Undefined for the page's own language. */
  readonly locale: Locale | undefined;
  readonly content: Content;
}

export interface TextSection {
  /** The fragment in the section's address. */
  readonly id: string;
  readonly heading: Messages<string> | undefined;
  readonly group: Messages<string> | undefined;
  readonly body: Messages<readonly MarkupElement[]>;
}

export interface PageText {
  readonly updatedAt: string | undefined;
  readonly sections: readonly TextSection[];
  /** The part of the text that is not in the viewer's language. */
  readonly untranslated: 'nothing' | 'parts' | 'all';
}

/** The parts of a brand's own text. `locale` is set if a file is not in the page's language. */
type CustomText = readonly (TextPart & { readonly locale?: Locale })[];

export function readText(
  page: Answered,
  { locale, origin }: { readonly locale: Locale; readonly origin: string },
): PageText {
  const ids = new Set(reserved);
  const sections = page.sections.flatMap((section): readonly TextSection[] => {
    const heading = choose(section.heading_fa, section.heading_en, locale);
    const body = chooseBody(section, locale, origin);
    if (heading === undefined && body.content.length === 0) return [];
    const group = choose(section.group_fa, section.group_en, locale);
    return [{ id: idOf(section, ids), heading, group, body }];
  });
  const all = sections.flatMap(({ heading, body }) => [body, ...(heading ? [heading] : [])]);
  const foreign = all.filter((words) => words.locale !== locale).length;
  return {
    updatedAt: page.updated_at,
    sections,
    untranslated: howMuch(foreign, all.length),
  };
}

function readCustomText(text: CustomText, { origin }: { readonly origin: string }): PageText {
  const ids = new Set(reserved);
  const sections = text.map(({ group, heading, html, locale }): TextSection => {
    const words = (written: string | undefined) =>
      written === undefined
        ? undefined
        : { locale, content: textOfMarkup(readMarkup(written, origin)) };
    const named = words(heading);
    return {
      id: idOf({ heading_fa: named?.content ?? null }, ids),
      heading: named,
      group: words(group),
      body: { locale, content: readMarkup(html, origin) },
    };
  });
  return { updatedAt: undefined, sections, untranslated: 'nothing' };
}

function howMuch(count: number, all: number): PageText['untranslated'] {
  if (count === 0) return 'nothing';
  return count === all ? 'all' : 'parts';
}

/** Returns the question and its answer, as a search reads them. */
export function plainText({ heading, body }: TextSection): string {
  return [heading?.content ?? '', textOfMarkup(body.content)].join(' ');
}

type Given = string | null | undefined;

/** An editor may leave a field empty. */
function text(value: Given): string | undefined {
  return value?.trim() || undefined;
}

function choose(fa: Given, en: Given, locale: Locale): Messages<string> | undefined {
  const own = text(locale === 'fa' ? fa : en);
  if (own !== undefined) return { locale, content: own };
  const persian = text(fa);
  return persian === undefined ? undefined : { locale: 'fa', content: persian };
}

function chooseBody(
  { paragraphs_fa, paragraphs_en }: AnsweredSection,
  locale: Locale,
  origin: string,
): TextSection['body'] {
  const read = (paragraphs: readonly string[]) =>
    paragraphs.flatMap((each) => readMarkup(each, origin));
  const own = read(locale === 'fa' ? paragraphs_fa : paragraphs_en);
  if (own.length > 0 || locale === 'fa') return { locale, content: own };
  const persian = read(paragraphs_fa);
  return { locale: persian.length > 0 ? 'fa' : locale, content: persian };
}

/** The ids of elements in the page's shell. */
const reserved = ['content', 'parde', 'parde-page'];

/** Returns the section's key, or else an id from its Persian heading, so that both languages have the same address. */
function idOf(
  { key: given, heading_fa }: Pick<AnsweredSection, 'key' | 'heading_fa'>,
  taken: Set<string>,
): string {
  const wanted = given || slug(heading_fa ?? '') || 'part';
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

const maxSlug = 60;

function slug(heading: string): string {
  const words = heading.normalize('NFC').match(/[\p{L}\p{N}\p{Mn}]+/gu) ?? [];
  let made = '';
  for (const word of words) {
    const longer = made === '' ? word : `${made}-${word}`;
    if (longer.length > maxSlug) break;
    made = longer;
  }
  return made;
}

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
  return prefetch(page, answerQuery(page, name));
}

export function prefetchCustomText(page: Page, name: TextPageName): Promise<void> {
  return prefetch(page, customTextQuery(page, name));
}

export function useCustomText(name: TextPageName, isShown = true) {
  const page = usePage();
  const query = useQuery(when(isShown, customTextQuery(page, name)));
  return { query, text: query.data && readCustomText(query.data, page.facts) };
}

/** The brand's own text, or the API's. */
export function useText(name: PageName) {
  const page = usePage();
  const isCustom = showsCustomText(page, name);
  const custom = useCustomText(name, isCustom);
  const query = useQuery(when(!isCustom, answerQuery(page, name)));
  return isCustom ? custom : { query, text: query.data && readText(query.data, page.facts) };
}
