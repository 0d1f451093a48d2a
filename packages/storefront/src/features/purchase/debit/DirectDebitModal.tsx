import { ask } from '@parde/api-client/query';
import { Button, Dialog, Stack, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import type { ModalControls, ModalStates } from '../../../app/modals/modal-states.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { WaitingForm } from '../../../app/parts/WaitingForm.tsx';
import type { DirectDebitState } from '../../../app/session/after-sign-in.ts';
import { isEarlier } from '../payment/EarlierPurchaseNotice.tsx';
import { Banks } from './Banks.tsx';
import * as styles from './Debit.css.ts';
import { DebitOutcome } from './DebitOutcome.tsx';
import { type DebitView, readDebitSettings } from './debit-choice.ts';
import { FollowedSeries } from './FollowedSeries.tsx';
import { PaidAutomatically } from './PaidAutomatically.tsx';
import { useDebitForm } from './use-debit-form.ts';

type DirectDebitProps = ModalStates['direct-debit'] & ModalControls;

export function DirectDebitModal({ onClose, ...state }: DirectDebitProps) {
  const { t } = useTranslation(['direct-debit', 'shell']);
  const { api } = usePage();
  // Asked anew each time: the list of series follows the viewer's own list.
  const { data, error, refetch } = useQuery({
    ...ask(api, 'getDebitSubscriptions'),
    refetchOnMount: 'always',
  });
  const content = () => {
    if (data) return <DebitSettingsForm state={state} view={readDebitSettings(data)} />;
    if (!error) return <WaitingForm text={t('wait')} />;
    return (
      <Failed live="assertive" error={error} text={t('notLoaded')} onRetry={() => refetch()} />
    );
  };
  return (
    <Dialog open size="md" title={t('title')} closeLabel={t('shell:close')} onClose={onClose}>
      {content()}
    </Dialog>
  );
}

interface DebitSettingsFormProps {
  view: DebitView;
  state: DirectDebitState;
}

function DebitSettingsForm({ view, state }: DebitSettingsFormProps) {
  const { t } = useTranslation('direct-debit');
  const form = useDebitForm(view, state);
  const element = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.save()) return;
    element.current?.querySelector<HTMLInputElement>('input[type="tel"]')?.focus();
  };
  // Who came from a series finds it first.
  const followed = <FollowedSeries form={form} wanted={state.series} />;
  const { stage } = form.purchase;
  return (
    <form ref={element} noValidate onSubmit={submit}>
      <Stack space="xl">
        <Text tone="muted">{t('about')}</Text>
        {state.series === undefined ? null : followed}
        <PaidAutomatically form={form} />
        {state.series === undefined ? followed : null}
        <Banks form={form} />
      </Stack>
      <div className={styles.foot}>
        <DebitOutcome form={form} />
        {isEarlier(stage) ? null : (
          <Button
            type="submit"
            variant="primary"
            size="lg"
            fullWidth
            loading={stage.kind === 'busy' || stage.kind === 'asking'}
            disabled={!form.maySave}
          >
            {form.addsBank ? t('goToBank') : t('save')}
          </Button>
        )}
      </div>
    </form>
  );
}
