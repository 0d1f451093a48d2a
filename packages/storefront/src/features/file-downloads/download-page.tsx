import {
  Container,
  Heading,
  Link,
  MetaLine,
  Phrase,
  Phrases,
  type PhrasesData,
  Picture,
  phrasesText,
  Stack,
  Text,
} from '@parde/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { loadMessages } from '../../app/i18n/messages.ts';
import { definePage } from '../../app/page/define-page.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Note } from '../../app/parts/Note.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { namePhrase, otherNamePhrase } from '../../names/phrases.ts';
import { contentPath } from '../../paths.ts';
import { CartBar } from '../../titles/cart/CartBar.tsx';
import { useTitleFacts } from '../../titles/facts/title-facts.tsx';
import { type TitleData, type TitleOf, titleData, titleQuery } from '../../titles/title-data.ts';
import * as styles from './DownloadPage.css.ts';

type DownloadType = 'movie' | 'episode' | 'series';

interface DownloadPage<Type extends DownloadType> {
  readonly type: Type;
  /** Replaces the title's own name, which is then shown below. The other name is shown otherwise. */
  phraseOf?(content: TitleOf<Type>, page: Page, t: TFunction<'downloads'>): PhrasesData;
  /** Loads the files while the title loads. */
  prefetch(page: Page, title: { type: NoInfer<Type>; id: string }, url: URL): Promise<unknown>;
  /** Receives the head, because the column beside the files is beside the head, too. */
  readonly Files: ComponentType<{ id: string; content: TitleOf<Type>; head: ReactNode }>;
}

/** Defines the page with the files of a type of titles. */
export function downloadPage<Type extends DownloadType>(definition: DownloadPage<Type>) {
  const { type, prefetch } = definition;
  const screen = () => <DownloadScreen {...definition} />;
  return definePage({
    namespace: 'downloads',
    async data(page, { id = '' }, url) {
      const [content] = await Promise.all([
        page.queryClient.ensureQueryData(titleQuery(page.api, { type, id })),
        prefetch(page, { type, id }, url),
        loadMessages(page, 'data-cost'),
      ]);
      return content;
    },
    meta: (content, t, page) => ({
      title: t('pageTitle', { name: phrasesText(downloadPhrase(definition, content, page, t)) }),
    }),
    Screen: screen,
  });
}

function downloadPhrase<Type extends DownloadType>(
  { type, phraseOf }: DownloadPage<Type>,
  content: TitleOf<Type>,
  page: Page,
  t: TFunction<'downloads'>,
): PhrasesData {
  return phraseOf?.(content, page, t) ?? namePhrase(titleData(type, content), page.facts.locale);
}

function DownloadScreen<Type extends DownloadType>(definition: DownloadPage<Type>) {
  const { type, Files } = definition;
  const { t } = useTranslation('downloads');
  const page = usePage();
  const { id = '' } = useParams();
  const { data: content } = useSuspenseQuery(titleQuery(page.api, { type, id }));
  const title = titleData(type, content);
  const subtitleOf = definition.phraseOf ? namePhrase : otherNamePhrase;
  const head = (
    <Head title={title} subtitle={subtitleOf(title, page.facts.locale)}>
      {downloadPhrase(definition, content, page, t)}
    </Head>
  );
  return (
    <Sections key={id}>
      <Container>
        <Stack space="lg">
          <div>
            <Files id={id} content={content} head={head} />
          </div>
          <CartBar />
        </Stack>
      </Container>
    </Sections>
  );
}

interface HeadProps {
  title: TitleData;
  subtitle: ReturnType<typeof otherNamePhrase>;
  /** The name. */
  children: PhrasesData;
}

function Head({ title, subtitle, children }: HeadProps) {
  const { t } = useTranslation('downloads');
  const factsOf = useTitleFacts();
  return (
    <div className={styles.head}>
      <div>
        <Picture
          picture={title.poster}
          alt=""
          ratio="poster"
          corners="poster"
          loading="eager"
          sizes="(min-width: 48rem) 8.5rem, 6rem"
        />
      </div>
      <Stack space="xxs">
        <Heading level={1} size="lg">
          <span className={styles.task}>{t('download')} </span>
          <Phrases>{children}</Phrases>
        </Heading>
        {subtitle === undefined ? null : (
          <Note leading="ui">
            <Phrase>{subtitle}</Phrase>
          </Note>
        )}
        <Text as="div" size="sm" tone="muted" leading="ui">
          <MetaLine items={factsOf(title)} />
        </Text>
        <Text as="div" size="sm" leading="ui">
          <Link href={contentPath(title.type, title.id)}>{t('toTitle')}</Link>
        </Text>
      </Stack>
    </div>
  );
}
