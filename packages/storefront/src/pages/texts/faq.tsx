import { useTranslation } from 'react-i18next';
import { definePage } from '../../app/page/define-page.ts';
import { JsonLd } from '../../app/page/JsonLd.tsx';
import { usePage } from '../../app/page/Storefront.tsx';
import {
  isQuestion,
  NoText,
  prefetchText,
  type Question,
  Questions,
  TextNote,
  TextPage,
  TextPending,
  TextSections,
  textOfMarkup,
  useText,
} from '../../features/text-pages/index.ts';
import { path } from '../../paths.ts';

export default definePage({
  namespace: 'texts',
  data: (page) => prefetchText(page, 'faq'),
  meta: (_data, t) => ({ title: t('title', { name: t('faq') }), description: t('faqDescription') }),
  Screen: FaqScreen,
});

function FaqScreen() {
  const { t } = useTranslation('texts');
  const { facts } = usePage();
  const { query, text } = useText('faq');
  const questions = text?.sections.filter(isQuestion) ?? [];
  return (
    <TextPage title={t('faq')} note={text && <TextNote text={text} />}>
      {text === undefined ? <TextPending query={query} /> : null}
      {text?.sections.length === 0 ? <NoText /> : null}
      {text ? (
        <TextSections sections={text.sections.filter((section) => !isQuestion(section))} />
      ) : null}
      {questions.length > 0 ? (
        <>
          <JsonLd>{import.meta.env.SSR ? [faqPage(facts.origin, questions)] : undefined}</JsonLd>
          <Questions questions={questions} />
        </>
      ) : null}
    </TextPage>
  );
}

function faqPage(origin: string, questions: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ id, heading, body }) => ({
      '@type': 'Question',
      name: heading.content,
      url: `${origin}${path('faq')}#${encodeURIComponent(id)}`,
      acceptedAnswer: { '@type': 'Answer', text: textOfMarkup(body.content) },
    })),
  };
}
