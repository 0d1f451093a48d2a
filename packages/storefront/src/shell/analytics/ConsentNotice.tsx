import type { Locale } from '@parde/domain';
import { Button, Inline, Stack, Text } from '@parde/ui';
import { createRoot } from 'react-dom/client';
import type { ShowConsent } from '../../app/analytics/analytics.ts';
import { changeConsent } from '../../app/analytics/consent.ts';
import * as styles from './ConsentNotice.css.ts';
import { messages } from './messages.ts';

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
