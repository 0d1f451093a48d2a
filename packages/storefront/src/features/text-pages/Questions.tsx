import { searchTermMaxLength } from '@parde/domain';
import {
  Button,
  ChevronDownIcon,
  CopyIcon,
  EmptyState,
  Heading,
  type PhraseData,
  Phrases,
  SearchIcon,
  TextField,
  VisuallyHidden,
} from '@parde/ui';
import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isForBrowser } from '../../app/browser/links.ts';
import { copyText } from '../../app/browser/share.ts';
import { useSearchParam } from '../../app/hooks/use-search.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ExistingLink } from '../../app/parts/ExistingLink.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { showToast } from '../../app/toast-store.ts';
import { languageAttributes, phrase, sentence } from '../../names/phrases.ts';
import { path } from '../../paths.ts';
import {
  type FoundQuestion,
  findQuestions,
  groupQuestions,
  isTerm,
  type Question,
} from './find-questions.ts';
import { Markup } from './Markup.tsx';
import * as styles from './Questions.css.ts';
import { TextColumns } from './TextParts.tsx';
import * as texts from './Texts.css.ts';

/** The delay prevents a new address for each letter. */
const addressDelayMs = 600;

/** The questions by group, with a search. It works as a form without JavaScript. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation('texts');
  const { locale } = usePage().facts;
  const support = useExistingPages().path('about-contact');
  const [asked, setAsked] = useSearchParam('q');
  const [term, setTerm] = useState(asked ?? '');
  const written = useRef(asked);
  const list = useRef<HTMLDivElement>(null);
  useOpenNamedQuestion(list);

  // A link has changed the address, so the field follows it.
  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setTerm(asked ?? '');
  }, [asked]);

  // The address follows the field, to survive a reload.
  useEffect(() => {
    if (term === (asked ?? '')) return;
    const timer = setTimeout(() => {
      written.current = term === '' ? null : term;
      setAsked(term === '' ? undefined : term);
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [term, asked, setAsked]);

  const isSearch = isTerm(term);
  const found = findQuestions(questions, term);
  const groups = groupQuestions(found);
  return (
    <>
      <QuestionSearch term={term} onTerm={setTerm} found={isSearch ? found.length : undefined} />
      <div ref={list}>
        <TextColumns
          entries={groups.flatMap(({ name }, index) =>
            name ? [{ id: groupId(index), name: name.content, locale: name.locale }] : [],
          )}
        >
          {found.length === 0 ? (
            <NothingFound onAll={() => setTerm('')} />
          ) : (
            groups.map(({ name, questions: ofGroup }, index) => (
              <section key={name?.content ?? ''} className={texts.section} id={groupId(index)}>
                {name ? (
                  <div {...languageAttributes(name.locale, locale)}>
                    <Heading level={2} size="md">
                      {name.content}
                    </Heading>
                  </div>
                ) : null}
                <div className={styles.questions}>
                  {ofGroup.map((question) => (
                    <Answered key={question.id} question={question} />
                  ))}
                </div>
              </section>
            ))
          )}
        </TextColumns>
      </div>
      {support ? (
        <p className={styles.more}>
          {t('notAnswered')} <PageLink href={support}>{t('toSupport')}</PageLink>
        </p>
      ) : null}
    </>
  );
}

/** The underscore distinguishes the id from the keys of questions. */
const groupId = (index: number) => `group_${index + 1}`;

/** A browser opens the question of the address that it loads. A question in a later address is opened by this hook. */
function useOpenNamedQuestion(list: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    const answer = [...(list.current?.querySelectorAll('details > [id]') ?? [])].find(
      ({ id }) => hash === `#${encodeURIComponent(id)}` || hash === `#${id}`,
    );
    answer?.closest('details')?.setAttribute('open', '');
  }, [hash, list]);
}

interface QuestionSearchProps {
  term: string;
  onTerm: (term: string) => void;
  /** The number of questions found; undefined without a search term. */
  found: number | undefined;
}

function QuestionSearch({ term, onTerm, found }: QuestionSearchProps) {
  const { t } = useTranslation('texts');
  return (
    <search className={styles.search}>
      <form action={path('faq')} onSubmit={(event) => event.preventDefault()}>
        <TextField
          type="search"
          name="q"
          label={t('search')}
          placeholder={t('searchHint')}
          start={<SearchIcon />}
          end={
            <span className={styles.submit}>
              <Button type="submit" size="sm">
                {t('find')}
              </Button>
            </span>
          }
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchTermMaxLength}
          dir={term === '' ? undefined : 'auto'}
          value={term}
          onChange={({ target }) => onTerm(target.value)}
        />
      </form>
      <p className={styles.found} role="status">
        {found === undefined ? null : t('found', { count: found })}
      </p>
    </search>
  );
}

function NothingFound({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('texts');
  const support = useExistingPages().path('about-contact');
  return (
    <EmptyState
      icon={<SearchIcon size="xl" />}
      title={t('nothingFound')}
      text={t('nothingFoundMore')}
      actions={
        <>
          <ExistingLink href={support} variant="primary">
            {t('toSupport')}
          </ExistingLink>
          <Button onClick={onAll}>{t('allQuestions')}</Button>
        </>
      }
    />
  );
}

/** The answer has the id, because a browser opens the `details` that contain its target. */
function Answered({ question }: { question: FoundQuestion }) {
  const { locale } = usePage().facts;
  const { id, heading, body, onlyInAnswer } = question;
  return (
    <details
      className={styles.question}
      open={onlyInAnswer}
      // The browser may have opened the question before hydration.
      suppressHydrationWarning
    >
      <summary className={styles.asked} {...languageAttributes(heading.locale, locale)}>
        <Heading level={3} size="sm">
          {heading.content}
        </Heading>
        <span className={styles.askedChevron}>
          <ChevronDownIcon />
        </span>
      </summary>
      <div id={id} className={styles.answer}>
        <Markup parts={body.content} level={4} locale={body.locale} />
        <CopyAddress id={id} question={phrase(heading.content, locale)} />
      </div>
    </details>
  );
}

/** A link to the question. A click also copies its address. */
function CopyAddress({ id, question }: { id: string; question: PhraseData }) {
  const { t } = useTranslation('texts');
  const { origin } = usePage().facts;
  const copy = async () => {
    const isCopied = await copyText(`${origin}${path('faq')}#${encodeURIComponent(id)}`);
    showToast({
      id: 'copy',
      tone: isCopied ? 'success' : 'danger',
      text: t(isCopied ? 'linkCopied' : 'linkNotCopied'),
    });
  };
  return (
    <PageLink
      className={styles.copy}
      href={`#${id}`}
      onClick={(event: MouseEvent) => {
        if (!isForBrowser(event.nativeEvent)) void copy();
      }}
    >
      <CopyIcon />
      <VisuallyHidden>
        <Phrases>{sentence(question, (asked) => t('copyLinkTo', { question: asked }))}</Phrases>
      </VisuallyHidden>
      <span aria-hidden="true">{t('copyLink')}</span>
    </PageLink>
  );
}
