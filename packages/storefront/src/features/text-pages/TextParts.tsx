import { formatDate, type Locale } from '@parde/domain';
import {
  ChevronDownIcon,
  EmptyState,
  Heading,
  HelpIcon,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@parde/ui';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteRow } from '../../app/hooks/use-route-row.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { InFrame, PageBody } from '../../app/page/PageBody.tsx';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { languageAttributes } from '../../names/phrases.ts';
import { Markup } from './Markup.tsx';
import type { PageText, TextSection } from './read-text.ts';
import * as styles from './Texts.css.ts';

const helpPages = ['faq', 'internet', 'terms', 'accessibility', 'about-contact'] as const;

interface TextPageProps {
  title: ReactNode;
  /** Shown below the heading. */
  note?: ReactNode;
  children: ReactNode;
}

/** A page with texts, and the tabs that lead to the others. */
export function TextPage({ title, note, children }: TextPageProps) {
  const { t } = useTranslation('texts');
  const { id } = useRouteRow();
  const { path } = useExistingPages();
  const isInFrame = useContext(InFrame);
  return (
    <PageBody>
      <div className={styles.page}>
        {isInFrame ? null : (
          <div className={styles.tabs}>
            <LinkTabs
              label={t('help')}
              links={helpPages.flatMap((each) => {
                const href = path(each);
                return href ? [{ href, label: t(each), current: each === id }] : [];
              })}
            />
          </div>
        )}
        <header className={styles.head}>
          <Heading level={1} size={isInFrame ? 'lg' : 'xl'}>
            {title}
          </Heading>
          {note}
        </header>
        {children}
      </div>
    </PageBody>
  );
}

interface TextScreenProps extends TextPendingProps {
  name: (typeof helpPages)[number];
  /** Undefined if the text is late or has failed. */
  text: PageText | undefined;
  /** Shown beside the text, above its contents. */
  sideContent?: ReactNode;
}

/** A page that consists of one text of readable width, with its contents beside it. */
export function TextScreen({ name, query, text, sideContent }: TextScreenProps) {
  const { t } = useTranslation('texts');
  const entries = text?.sections.flatMap(({ id, heading }) =>
    heading ? [{ id, name: heading.content, locale: heading.locale }] : [],
  );
  return (
    <TextPage title={t(name)} note={text && <TextNote text={text} />}>
      <TextColumns sideContent={sideContent} entries={entries}>
        {text === undefined ? <TextPending query={query} /> : null}
        {text?.sections.length === 0 ? <NoText /> : null}
        {text ? <TextSections sections={text.sections} /> : null}
      </TextColumns>
    </TextPage>
  );
}

interface TextColumnsProps {
  entries: ContentsProps['entries'] | undefined;
  sideContent?: ReactNode;
  children: ReactNode;
}

/** A text of readable width, with its contents beside it. */
export function TextColumns({ sideContent, entries, children }: TextColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        {sideContent}
        {entries ? <Contents entries={entries} /> : null}
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}

/** The parts of a page whose text is in the messages. */
export function MessageParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}

interface MessagePartProps {
  /** The target of the link in the contents. */
  id?: string;
  title?: string;
  children: ReactNode;
}

export function MessagePart({ id, title, children }: MessagePartProps) {
  return (
    <section id={id} className={styles.part}>
      {title === undefined ? null : (
        <Heading level={2} size="md">
          {title}
        </Heading>
      )}
      {children}
    </section>
  );
}

export function Points({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** Shows when the text was last changed, and whether it is in another language. */
export function TextNote({ text }: { text: PageText }) {
  const { t } = useTranslation('texts');
  const { locale } = usePage().facts;
  const { updatedAt, untranslated } = text;
  const isDate = updatedAt !== undefined && !Number.isNaN(Date.parse(updatedAt));
  if (!isDate && untranslated === 'nothing') return null;
  return (
    <p className={styles.note}>
      {isDate ? (
        <>
          {t('updated')} <time dateTime={updatedAt}>{formatDate(updatedAt, locale)}</time>
          {untranslated === 'nothing' ? null : '. '}
        </>
      ) : null}
      {untranslated === 'nothing' ? null : t(`untranslated.${untranslated}`)}
    </p>
  );
}

/** Shown if the page exists, but has no text. */
export function NoText() {
  const { t } = useTranslation('texts');
  return <EmptyState icon={<HelpIcon size="xl" />} title={t('empty')} text={t('emptyMore')} />;
}

interface TextPendingProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Replaces a text that is late or has failed. */
export function TextPending({ query: { error, isFetching, refetch } }: TextPendingProps) {
  const { t } = useTranslation('texts');
  if (!error) return <TextPlaceholder />;
  return (
    <Failed text={t('notLoaded')} error={error} loading={isFetching} onRetry={() => refetch()} />
  );
}

function TextPlaceholder() {
  const { t } = useTranslation();
  return (
    <Stack space="md">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {(['half', 'most', 'full', 'most', 'half', 'full'] as const).map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <Skeleton key={index} width={width} />
      ))}
    </Stack>
  );
}

interface ContentsProps {
  entries: readonly {
    readonly id: string;
    readonly name: string;
    readonly locale?: Locale | undefined;
  }[];
}

/** Fewer headings are in view without a list of them. */
const entriesWorthListing = 3;

/** The headings of the page: beside the text, or collapsed above it. */
function Contents({ entries }: ContentsProps) {
  const { t } = useTranslation('texts');
  const { locale } = usePage().facts;
  if (entries.length < entriesWorthListing) return null;
  return (
    <nav aria-label={t('contents')}>
      <details className={styles.contents}>
        <summary className={styles.contentsTitle}>
          {t('contents')}
          <span className={styles.chevron}>
            <ChevronDownIcon />
          </span>
        </summary>
        <ul className={styles.contentsList}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <PageLink
                className={styles.contentsLink}
                href={`#${entry.id}`}
                {...languageAttributes(entry.locale, locale)}
              >
                <ServerText>{entry.name}</ServerText>
              </PageLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** The sections of a text, each with an address. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  const { t } = useTranslation('texts');
  const { locale } = usePage().facts;
  return sections.map(({ id, heading, body }) => (
    <section key={id} id={heading ? id : undefined} className={styles.section}>
      {heading ? (
        <div className={styles.heading} {...languageAttributes(heading.locale, locale)}>
          <Heading level={2} size="md">
            {heading.content}
          </Heading>
          <PageLink className={styles.anchor} href={`#${id}`}>
            <span aria-hidden="true">#</span>
            <VisuallyHidden>{t('linkTo', { heading: heading.content })}</VisuallyHidden>
          </PageLink>
        </div>
      ) : null}
      <Markup parts={body.content} level={3} locale={body.locale} />
    </section>
  ));
}
