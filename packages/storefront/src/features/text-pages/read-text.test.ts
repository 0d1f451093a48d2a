import type { Answer } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { findQuestions, groupQuestions, isQuestion } from './find-questions.ts';
import { readText } from './read-text.ts';

const fa = { locale: 'fa', origin: 'https://parde.example' } as const;
const en = { ...fa, locale: 'en' } as const;
type Text = Answer<'getPage'>['data'];

/** An answer that breaks the contract. */
const answered = (value: unknown): Text => JSON.parse(JSON.stringify(value));

const section = (heading_fa: unknown, more: object = {}) => ({
  heading_fa,
  heading_en: null,
  paragraphs_fa: ['متن'],
  paragraphs_en: [],
  ...more,
});

describe('a text of the API', () => {
  it('is read completely', () => {
    const text = readText(fixture('getPage').data, fa);
    expect(text.sections[0]).toMatchObject({
      id: 'devices',
      group: { locale: 'fa', content: 'اشتراک' },
      heading: { locale: 'fa', content: 'با یک اشتراک، روی چند دستگاه می‌توانم تماشا کنم؟' },
    });
    expect(text.untranslated).toBe('nothing');
  });

  it('is Persian if there is no English, and reports that', () => {
    const translated = { heading_en: 'Account', paragraphs_en: ['Text'] };
    const text = readText(
      answered({ sections: [section('حساب', translated), section('خرید')] }),
      en,
    );
    expect(text.sections.map(({ heading, body }) => [heading?.locale, body.locale])).toEqual([
      ['en', 'en'],
      ['fa', 'fa'],
    ]);
    expect(text.untranslated).toBe('parts');
    expect(readText(answered({ sections: [section('خرید')] }), en).untranslated).toBe('all');
  });

  it('has an address for each heading: its key, else its Persian text, each once', () => {
    const sections = [
      section('کد پیامک نمی‌شود؛ چه کنم؟', { heading_en: 'No code?' }),
      section('کد پیامک نمی‌شود؛ چه کنم؟'),
      section('x', { key: 'refunds' }),
      section('y', { key: 'content' }),
      section('z'),
      section('؟!'),
    ];
    const ids = (facts: typeof fa | typeof en) =>
      readText(answered({ sections }), facts).sections.map(({ id }) => id);
    expect(ids(fa)).toEqual([
      'کد-پیامک-نمی-شود-چه-کنم',
      'کد-پیامک-نمی-شود-چه-کنم-2',
      'refunds',
      'content-2',
      'z',
      'part',
    ]);
    expect(ids(en)).toEqual(ids(fa));
  });
});

describe('the search in the questions', () => {
  const sections = [
    section('کد پیگیری را کجا ببینم؟', { group_fa: 'پرداخت' }),
    section('حجم چگونه حساب می‌شود؟', { group_fa: 'اینترنت', paragraphs_fa: ['<b>نیم‌بها</b>'] }),
    section('چگونه بپردازم؟', { group_fa: 'پرداخت', paragraphs_fa: ['با کارت ۶۰۳۷'] }),
    section(null),
  ];
  const all = readText(answered({ sections }), fa).sections.filter(isQuestion);
  const found = (term: string) =>
    findQuestions(all, term).map(({ heading, onlyInAnswer }) => [heading.content, onlyInAnswer]);

  it('finds words of questions and answers, in any spelling', () => {
    expect(found('كد  پيگيري')).toEqual([['کد پیگیری را کجا ببینم؟', false]]);
    expect(found('نیمبها')).toEqual([['حجم چگونه حساب می‌شود؟', true]]);
    expect(found('نیم بها')).toEqual([['حجم چگونه حساب می‌شود؟', true]]);
    expect(found('6037 کارت')).toEqual([['چگونه بپردازم؟', true]]);
    expect(found('<b>')).toEqual([]);
    expect(found('هیچ')).toEqual([]);
  });

  it('returns all questions without a term, grouped', () => {
    expect(found('  \u200c ')).toHaveLength(3);
    const groups = groupQuestions(all);
    expect(groups.map(({ name, questions }) => [name?.content, questions.length])).toEqual([
      ['پرداخت', 2],
      ['اینترنت', 1],
    ]);
  });
});
