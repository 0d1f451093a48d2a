import type { Locale } from '@parde/domain';
import { chatConsent } from '../../app/consent.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ConsentSwitch, type ConsentWords, showConsentQuestion } from '../consent/Consent.tsx';

/** Asks at the top of the window, because an open chat covers the bottom of a phone. */
export function showChatQuestion(locale: Locale): void {
  showConsentQuestion(messages[locale], chatConsent, 'top');
}

export function SupportSettings() {
  return <ConsentSwitch words={messages[usePage().facts.locale]} consent={chatConsent} />;
}

const fa = {
  title: 'گفت‌وگوی پشتیبانی',
  question:
    'نام و شمارهٔ همراه شما به سرویس گفت‌وگوی پشتیبانی داده شود؟ هر زمان بخواهید، در تنظیمات خاموشش کنید.',
  yes: 'داده شود',
  no: 'نه',
  label: 'نام و شماره‌ام به گفت‌وگوی پشتیبانی داده شود',
  hint: 'پشتیبان می‌بیند که با چه کسی گفت‌وگو می‌کند.',
};

/** The messages are bundled with the parts that show them, so that other brands do not ship them. */
const messages: Readonly<Record<Locale, ConsentWords>> = {
  fa,
  en: {
    title: 'Support chat',
    question:
      'May the support chat service get your name and mobile number? You can switch this off in the settings at any time.',
    yes: 'Allow',
    no: 'No, thanks',
    label: 'Give my name and number to the support chat',
    hint: 'Support sees who is writing.',
  },
};
