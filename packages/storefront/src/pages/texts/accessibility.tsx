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
import {
  MessagePart,
  Points,
  TextColumns,
  TextNote,
  TextPage,
} from '../../features/text-pages/index.ts';
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

const partIds = [
  'films',
  'howAccessible',
  'feedback',
  'technical',
  'notCompliant',
  'improving',
  'preparation',
] as const;
type PartId = (typeof partIds)[number];

const able = ['zoom', 'spacing', 'keyboard', 'reader', 'touch', 'motion', 'theme'] as const;
const problems = ['captions', 'description', 'live', 'titles', 'comments', 'bank'] as const;
const failures = ['captions', 'live', 'description'] as const;
const tested = ['axe', 'keyboard', 'heard', 'people'] as const;

/** The accessibility statement, in the order of GOV.UK's model. */
function AccessibilityScreen() {
  const { t } = useTranslation('accessibility');
  const page = usePage();
  const { path } = existingPages(page);
  const { phone } = useFooterDetails();
  const accessible = useQuery(filtersQuery(page)).data?.accessible ?? [];
  const part = (id: PartId) => ({ id, title: t(id) });
  const isShown = (id: PartId) =>
    id === 'films' ? accessible.length > 0 : id !== 'feedback' || Boolean(phone);
  const entries = partIds.filter(isShown).map((id) => ({ id, name: t(id) }));
  const note = <TextNote text={{ updatedAt: reviewed, untranslated: 'nothing', sections: [] }} />;
  return (
    <TextPage title={t('name')} note={note}>
      <TextColumns entries={entries}>
        <MessagePart>
          <Text>{t('scope')}</Text>
          <Points sentences={able.map((each) => t(`able.${each}`))} />
          <Text>{t('words')}</Text>
        </MessagePart>
        {isShown('films') ? (
          <MessagePart {...part('films')}>
            <Text>{t('filmsText')}</Text>
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
        ) : null}
        <MessagePart {...part('howAccessible')}>
          <Text>{t('known')}</Text>
          <Points sentences={problems.map((each) => t(`problems.${each}`))} />
        </MessagePart>
        {phone ? (
          <MessagePart {...part('feedback')}>
            <Text>
              {t('feedbackText')}{' '}
              <Link href={`tel:${phone}`}>
                <PhoneNumber>{phone}</PhoneNumber>
              </Link>
            </Text>
            <Text>{t('feedbackMore')}</Text>
          </MessagePart>
        ) : null}
        <MessagePart {...part('technical')}>
          <Text>{t('compliance')}</Text>
        </MessagePart>
        <MessagePart {...part('notCompliant')}>
          <Points sentences={failures.map((each) => t(`failures.${each}`))} />
          <Text>{t('outside')}</Text>
        </MessagePart>
        <MessagePart {...part('improving')}>
          <Text>{t('improvingText')}</Text>
        </MessagePart>
        <MessagePart {...part('preparation')}>
          <Text>{t('prepared', { date: formatDate(reviewed, page.facts.locale) })}</Text>
          <Points sentences={tested.map((each) => t(`tested.${each}`))} />
        </MessagePart>
      </TextColumns>
    </TextPage>
  );
}
