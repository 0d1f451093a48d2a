import type { UssdLink } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { readLink } from './read-link.ts';

const whole: UssdLink = {
  ussd: '*780*1024#',
  operator: { key: 'mci', name_fa: 'همراه اول', name_en: null },
  price: 49_500,
  title_fa: 'شب‌های بی‌ستارهٔ یزد',
  title_en: 'Starless Nights of Yazd',
  card: null,
  expires_at: '2026-11-21T23:59:59+03:30',
};

describe('reading an operator’s link', () => {
  it('returns the link’s data in the viewer’s language', () => {
    expect(readLink(whole, 'en')).toEqual({
      code: { code: '*780*1024#', address: 'tel:*780*1024%23' },
      name: 'Starless Nights of Yazd',
      operator: 'همراه اول',
      operatorKey: 'mci',
      price: 49_500,
      card: null,
      until: Date.parse('2026-11-21T20:29:59Z'),
    });
  });

  it('falls back to Persian if the English title is empty', () => {
    expect(readLink({ ...whole, title_en: ' ' }, 'en').name).toBe(whole.title_fa);
  });

  it('returns no code that does more than request the link', () => {
    expect(readLink({ ...whole, ussd: '*21*0912#' }, 'fa').code).toBeUndefined();
  });
});
