import { ask } from '@parde/api-client/query';
import { formatToman } from '@parde/domain';
import { Button, Dialog, Notice, Stack, Switch, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalControls, ModalStates } from '../../../app/modals/modal-states.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { ServerText } from '../../../app/parts/ServerText.tsx';
import { WaitingForm } from '../../../app/parts/WaitingForm.tsx';
import type { DirectDebitState } from '../../../app/session/after-sign-in.ts';
import { vatOf } from '../../../brand/money.ts';
import { EarlierPurchaseNotice, isEarlier } from '../payment/EarlierPurchaseNotice.tsx';
import { PurchaseFailure } from '../payment/PurchaseFailure.tsx';
import { Banks } from './Banks.tsx';
import * as styles from './Debit.css.ts';
import { type DebitView, readDebitSettings } from './debit-choice.ts';
import { FollowedSeries } from './FollowedSeries.tsx';
import { type DebitForm, useDebitForm } from './use-debit-form.ts';

type DirectDebitProps = ModalStates['direct-debit'] & ModalControls;

export function DirectDebitModal({ onClose, ...state }: DirectDebitProps) {
  const { t } = useTranslation(['direct-debit', 'shell']);
  const { api } = usePage();
  // Refetched each time, because the list of series follows the viewer's own list.
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
  // A viewer who came from a series sees it first.
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

/** The renewal of the subscription, and every other purchase. */
function PaidAutomatically({ form }: { form: DebitForm }) {
  const { t } = useTranslation('direct-debit');
  const { brand, facts } = usePage();
  const { choice, change, view } = form;
  const { fee, days } = view;
  const price = { fee: formatToman(fee, facts.locale), share: vatOf(brand) / 100 };
  return (
    <Stack space="sm">
      <Switch
        label={t('subscription')}
        // Without a subscription, the first renewal is due at once.
        hint={days > 0 ? t('renewedAfter', { ...price, count: days }) : t('renewedNow', price)}
        checked={choice.subscription}
        onChange={({ target }) => change({ subscription: target.checked })}
      />
      <Switch
        label={t('payAnything')}
        hint={t('payAnythingHint')}
        checked={choice.pay_anything}
        onChange={({ target }) => change({ pay_anything: target.checked })}
      />
    </Stack>
  );
}

/** The result of saving. */
function DebitOutcome({ form }: { form: DebitForm }) {
  const { t } = useTranslation('direct-debit');
  const { done, lostSeries, purchase } = form;
  const { stage } = purchase;
  if (isEarlier(stage)) return <EarlierPurchaseNotice earlier={stage} purchase={purchase} />;
  if (lostSeries.length > 0) {
    return (
      <Notice tone="danger" live="assertive" title={t('notSaved')}>
        {t('seriesLost', { names: lostSeries.join(t('comma')) })}
      </Notice>
    );
  }
  const error = stage.kind === 'ready' ? stage.error : undefined;
  if (stage.kind === 'blocked' || (stage.kind === 'ready' && stage.price)) {
    return <PurchaseFailure stage={stage} total={form.total} />;
  }
  if (error !== undefined) {
    return <Failed live="assertive" title={t('notSaved')} error={error} text={t('notSavedMore')} />;
  }
  if (done === undefined) return null;
  return (
    <Notice tone="success" live="polite">
      <ServerText>{done}</ServerText>
    </Notice>
  );
}
