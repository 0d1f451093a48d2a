import { account } from './faq/account.ts';
import { data } from './faq/data.ts';
import { subscription } from './faq/subscription.ts';
import { watching } from './faq/watching.ts';
import { type Page, sectionsOfGroups } from './page.ts';

export const faq: Page = {
  page: 'faq',
  title_fa: 'پرسش‌های متداول',
  title_en: 'Frequently asked questions',
  updated_at: '2026-11-01T10:00:00+03:30',
  sections: sectionsOfGroups([account, subscription, data, watching]),
};
