import type { Locale } from '@parde/domain';
import { analyticsConsent } from '../../app/consent.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ConsentSwitch, type ConsentWords, showConsentQuestion } from '../consent/Consent.tsx';

export function showConsentNotice(locale: Locale): void {
  showConsentQuestion(messages[locale], analyticsConsent, 'bottom');
}

export function ConsentSettings() {
  return <ConsentSwitch words={messages[usePage().facts.locale]} consent={analyticsConsent} />;
}

const fa = {
  title: 'آمار بازدید',
  question:
    'اجازه می‌دهید بدانیم کدام صفحه‌ها و برنامه‌ها دیده می‌شوند؟ نام و شمارهٔ شما گفته نمی‌شود. هر زمان بخواهید، در تنظیمات خاموشش کنید.',
  yes: 'اجازه می‌دهم',
  no: 'نه',
  hint: 'می‌گوید کدام صفحه‌ها و برنامه‌ها دیده می‌شوند، بدون نام و شمارهٔ شما.',
};

/** The messages are bundled with the parts that show them, so that other brands do not ship them. */
const messages: Readonly<Record<Locale, ConsentWords>> = {
  fa,
  en: {
    title: 'Viewing statistics',
    question:
      'May we count which pages and titles are viewed? Your name and number are not sent. You can switch this off in the settings at any time.',
    yes: 'Allow',
    no: 'No, thanks',
    hint: 'Counts which pages and titles are viewed, without your name and number.',
  },
};
