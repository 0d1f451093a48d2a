import { Button, Inline, Stack, Switch, Text } from '@parde/ui';
import { createRoot } from 'react-dom/client';
import type { Consent } from '../../app/consent.ts';
import { SettingsGroup } from '../../features/settings/index.ts';
import * as styles from './Consent.css.ts';

export interface ConsentWords {
  readonly title: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  /** The label of the switch. The default is `title`. */
  readonly label?: string;
  readonly hint: string;
}

/**
 * Adds the question to the body, whose unknown elements hydration ignores, until the viewer has chosen. The question
 * is treated as a support chat element: it is hidden while the viewer scrolls, and on pages without header and footer.
 * It does not take the focus.
 */
export function showConsentQuestion(
  { title, question, yes, no }: ConsentWords,
  { change, store }: Consent,
  place: keyof typeof styles.container,
): void {
  // The viewer may have chosen in another tab while this code loaded.
  if (store.getState().value !== undefined) return;
  const container = document.createElement('div');
  container.dataset.consent = '';
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <section className={styles.container[place]} aria-label={title}>
      <Stack space="sm">
        <Text size="sm" leading="ui">
          {question}
        </Text>
        <Inline space="sm">
          <Button size="sm" onClick={() => change(true)}>
            {yes}
          </Button>
          <Button size="sm" onClick={() => change(false)}>
            {no}
          </Button>
        </Inline>
      </Stack>
    </section>,
  );
  const unsubscribe = store.subscribe(({ value }) => {
    if (value === undefined) return;
    unsubscribe();
    root.unmount();
    container.remove();
  });
}

interface ConsentSwitchProps {
  words: ConsentWords;
  consent: Consent;
}

/** The switch to withdraw or give consent later. */
export function ConsentSwitch({ words: { title, label, hint }, consent }: ConsentSwitchProps) {
  const [isGiven, change] = consent.useSetting();
  return (
    <SettingsGroup title={title}>
      <Switch
        label={label ?? title}
        hint={hint}
        checked={isGiven === true}
        onChange={({ target }) => change(target.checked)}
      />
    </SettingsGroup>
  );
}
