import type { Locale } from '@parde/domain';
import { Button, Inline, Stack, Switch, Text } from '@parde/ui';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import type { ShowConsent } from '../../app/analytics/analytics.ts';
import { changeConsent, consentStore } from '../../app/analytics/consent.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { SettingsGroup } from '../../features/settings/index.ts';
import * as styles from './ConsentNotice.css.ts';

/**
 * Adds the notice to the body, whose unknown elements hydration ignores. The notice is treated as a support chat
 * element: it is hidden while the viewer scrolls, and on pages without header and footer. It does not take the focus.
 */
export const showConsentNotice: ShowConsent = async ({ facts }) => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<ConsentNotice locale={facts.locale} />);
  return () => {
    root.unmount();
    container.remove();
  };
};

function ConsentNotice({ locale }: { locale: Locale }) {
  const { title, question, yes, no } = messages[locale];
  return (
    <section className={styles.container} aria-label={title}>
      <Stack space="sm">
        <Text size="sm" leading="ui">
          {question}
        </Text>
        <Inline space="sm">
          <Button size="sm" onClick={() => changeConsent(true)}>
            {yes}
          </Button>
          <Button size="sm" onClick={() => changeConsent(false)}>
            {no}
          </Button>
        </Inline>
      </Stack>
    </section>
  );
}

/** The switch to withdraw or give consent later. */
export function ConsentSettings() {
  const { title, hint } = messages[usePage().facts.locale];
  const { isGiven } = useStore(consentStore);
  return (
    <SettingsGroup title={title}>
      <Switch
        label={title}
        hint={hint}
        checked={isGiven === true}
        onChange={({ target }) => changeConsent(target.checked)}
      />
    </SettingsGroup>
  );
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
const messages: Readonly<Record<Locale, typeof fa>> = {
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
