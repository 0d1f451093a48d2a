import { ask } from '@parde/api-client/query';
import { formatDate } from '@parde/domain';
import { Inline, Link, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadMessages } from '../../app/i18n/messages.ts';
import { definePage } from '../../app/page/define-page.ts';
import { existingPages } from '../../app/page/existing-pages.ts';
import type { Page } from '../../app/page/page.ts';
import { prefetch, when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ExistingLink } from '../../app/parts/ExistingLink.tsx';
import { PhoneNumber } from '../../app/parts/ServerText.tsx';
import { MessagePart, MessageParts, Points, TextPage } from '../../features/text-pages/index.ts';
import { nameOf } from '../../names/names.ts';
import { useFooterDetails } from '../../shell/footer/footer-details.ts';

/** The day of the last review of the statement. */
const reviewed = '2026-11-29';

export default definePage({
  namespace: 'accessibility',
  async data(page) {
    await Promise.all([
      loadMessages(page, 'texts'),
      // The statement also works without the filters.
      prefetch(page, filtersQuery(page)),
    ]);
  },
  meta: (_data, t) => ({ title: t('title', { name: t('name') }), description: t('description') }),
  Screen: AccessibilityScreen,
});

const filtersQuery = (page: Page) =>
  when(existingPages(page).path('cinema') !== undefined, ask(page.api, 'getFilters'));

const able = ['zoom', 'spacing', 'keyboard', 'reader', 'touch', 'motion', 'theme'] as const;
const problems = ['captions', 'description', 'live', 'titles', 'comments', 'bank'] as const;
const failures = ['captions', 'live', 'description'] as const;
const tested = ['axe', 'keyboard', 'heard', 'people'] as const;

/** The accessibility statement, in the order of GOV.UK's model. */
function AccessibilityScreen() {
  const { t } = useTranslation('accessibility');
  const { facts } = usePage();
  return (
    <TextPage title={t('name')} note={<Text measure>{t('scope')}</Text>}>
      <MessageParts>
        <MessagePart>
          <Points sentences={able.map((each) => t(`able.${each}`))} />
          <Text measure>{t('words')}</Text>
        </MessagePart>
        <Films />
        <MessagePart title={t('howAccessible')}>
          <Text measure>{t('known')}</Text>
          <Points sentences={problems.map((each) => t(`problems.${each}`))} />
        </MessagePart>
        <Feedback />
        <MessagePart title={t('technical')}>
          <Text measure>{t('compliance')}</Text>
        </MessagePart>
        <MessagePart title={t('notCompliant')}>
          <Points sentences={failures.map((each) => t(`failures.${each}`))} />
          <Text measure>{t('outside')}</Text>
        </MessagePart>
        <MessagePart title={t('improving')}>
          <Text measure>{t('improvingText')}</Text>
        </MessagePart>
        <MessagePart title={t('preparation')}>
          <Text measure>{t('prepared', { date: formatDate(reviewed, facts.locale) })}</Text>
          <Points sentences={tested.map((each) => t(`tested.${each}`))} />
        </MessagePart>
      </MessageParts>
    </TextPage>
  );
}

/** Links to the accessible titles, if the server lists them. */
function Films() {
  const { t } = useTranslation('accessibility');
  const page = usePage();
  const { path } = existingPages(page);
  const { data: filters } = useQuery(filtersQuery(page));
  const accessible = filters?.accessible ?? [];
  if (accessible.length === 0) return null;
  return (
    <MessagePart title={t('films')}>
      <Text measure>{t('filmsText')}</Text>
      <Inline space="sm">
        {accessible.map((option) => (
          <ExistingLink
            key={option.value}
            href={path('cinema', {}, { accessible: String(option.value) })}
          >
            {t('filmsWith', { name: nameOf(option, page.facts.locale) })}
          </ExistingLink>
        ))}
      </Inline>
    </MessagePart>
  );
}

function Feedback() {
  const { t } = useTranslation('accessibility');
  const { phone } = useFooterDetails();
  return phone ? (
    <MessagePart title={t('feedback')}>
      <Text measure>
        {t('feedbackText')}{' '}
        <Link href={`tel:${phone}`}>
          <PhoneNumber>{phone}</PhoneNumber>
        </Link>
      </Text>
      <Text measure>{t('feedbackMore')}</Text>
    </MessagePart>
  ) : null;
}
