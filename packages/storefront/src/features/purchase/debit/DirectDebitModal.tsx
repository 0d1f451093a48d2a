import { type DebitSeries, isApiError } from '@parde/api-client';
import { ask, keyOf, send } from '@parde/api-client/query';
import { formatToman } from '@parde/domain';
import {
  Button,
  Heading,
  Notice,
  Picture,
  PlusIcon,
  Skeleton,
  Stack,
  Switch,
  Text,
} from '@parde/ui';
import { useIsFetching, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../app/modals/ModalDialog.tsx';
import type { ModalControls, ModalStates } from '../../../app/modals/modal-states.ts';
import { hasOperation } from '../../../app/page/operations.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { Note } from '../../../app/parts/Note.tsx';
import { Name, ServerText } from '../../../app/parts/ServerText.tsx';
import { WaitingForm } from '../../../app/parts/WaitingForm.tsx';
import type { DirectDebitState } from '../../../app/session/after-sign-in.ts';
import { vatOf } from '../../../brand/define-brand.ts';
import { nameOf } from '../../../names/names.ts';
import { myList } from '../../../titles/my-list/my-list-query.ts';
import { EarlierPurchaseNotice, isEarlier, PurchaseFailure } from '../payment/PurchaseNotice.tsx';
import { Banks } from './Banks.tsx';
import * as styles from './Debit.css.ts';
import {
  type DebitForm,
  type DebitView,
  readDebitSettings,
  useDebitForm,
} from './use-debit-form.ts';

type DirectDebitProps = ModalStates['direct-debit'] & ModalControls;

export function DirectDebitModal({ onClose, ...state }: DirectDebitProps) {
  const { t } = useTranslation('direct-debit');
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
    <ModalDialog size="md" title={t('title')} onClose={onClose}>
      {content()}
    </ModalDialog>
  );
}

function DebitSettingsForm({ view, state }: { view: DebitView; state: DirectDebitState }) {
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
        hint={
          days > 0
            ? t(price.share > 0 ? 'renewedAfter' : 'taxedAfter', { ...price, count: days })
            : t(price.share > 0 ? 'renewedNow' : 'taxedNow', price)
        }
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

interface FollowedSeriesProps {
  form: DebitForm;
  /** The id of the series from which the viewer came. */
  wanted: string | undefined;
}

/** The viewer's series, each with a switch. */
function FollowedSeries({ form, wanted }: FollowedSeriesProps) {
  const { t } = useTranslation('direct-debit');
  const page = usePage();
  const { series } = form.view;
  const [added, setAdded] = useState<string>();
  // The series from which the viewer came is first.
  const sorted = [
    ...series.filter(({ id }) => id === wanted),
    ...series.filter(({ id }) => id !== wanted),
  ];
  const isMissing = wanted !== undefined && sorted[0]?.id !== wanted;
  // If the server has no list of the viewer's own, no series can be added.
  if (series.length === 0 && !isMissing && !hasOperation(page, 'addToMyList')) return null;
  return (
    <Stack as="section" space="sm">
      <Heading level={3} size="sm">
        {t('series')}
      </Heading>
      <Note>
        {t('releaseDay')} {t('notTwice')}
      </Note>
      {isMissing ? <FollowSeries id={wanted} onFollowed={() => setAdded(wanted)} /> : null}
      {sorted.length > 0 ? (
        <ul className={styles.list}>
          {sorted.map((one) => (
            <li key={one.id} className={styles.series}>
              <SeriesSwitch series={one} form={form} takesFocus={one.id === added} />
            </li>
          ))}
        </ul>
      ) : null}
      {sorted.length === 0 && !isMissing ? <Text>{t('noSeries')}</Text> : null}
    </Stack>
  );
}

interface SeriesSwitchProps {
  series: DebitSeries;
  form: DebitForm;
  /** True if the switch replaces the button that added the series. */
  takesFocus: boolean;
}

function SeriesSwitch({ series, form, takesFocus }: SeriesSwitchProps) {
  const { t } = useTranslation('direct-debit');
  const { locale } = usePage().facts;
  const { id, poster, subscribe_fee: fee } = series;
  return (
    <>
      <span className={styles.poster}>
        <Picture picture={poster} alt="" ratio="poster" corners="soft" widest={160} sizes="48px" />
      </span>
      <div className={styles.seriesSwitch}>
        <Switch
          label={<Name of={series} />}
          hint={t('episodeFee', { fee: formatToman(fee, locale) })}
          checked={form.choice.series.includes(id)}
          onChange={({ target }) => form.toggleSeries(id, target.checked)}
          {...(takesFocus && { ref: focus })}
        />
      </div>
    </>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/** The series from which the viewer came, if it is not listed. Only series in the viewer's own list are listed. */
function FollowSeries({ id, onFollowed }: { id: string; onFollowed: () => void }) {
  const { t } = useTranslation('direct-debit');
  const page = usePage();
  const { api, facts } = page;
  const queryClient = useQueryClient();
  const series = useQuery(ask(api, 'getSeries', { path: { id } }));
  const settings = keyOf('getDebitSubscriptions');
  const isRefetching = useIsFetching({ queryKey: settings }) > 0;
  const { mutate, isPending, isSuccess, error } = useMutation(
    send(api, 'addToMyList', {
      onSuccess: () => {
        onFollowed();
        void queryClient.invalidateQueries({ queryKey: settings });
      },
    }),
  );
  const isGone = isApiError(series.error) && series.error.status === 404;
  if (isGone) return <Notice tone="warning">{t('seriesGone')}</Notice>;
  if (series.error) {
    return (
      <Failed error={series.error} text={t('seriesNotLoaded')} onRetry={() => series.refetch()} />
    );
  }
  if (!series.data) return <Skeleton shape="control" />;
  const name = nameOf(series.data, facts.locale);
  if (!hasOperation(page, 'addToMyList')) {
    return <Notice tone="warning">{t('notListed', { name })}</Notice>;
  }
  // The series has been added to the viewer's list, but is still not listed.
  if (isSuccess && !isRefetching)
    return <Notice tone="warning">{t('notFollowable', { name })}</Notice>;
  return (
    <>
      <Notice
        action={
          <Button
            size="sm"
            icon={<PlusIcon />}
            loading={isPending || isSuccess}
            onClick={() => mutate({ body: { list: myList, content_type: 'series', id } })}
          >
            {t('follow')}
          </Button>
        }
      >
        {t('followFirst', { name })}
      </Notice>
      {error ? <Failed live="assertive" error={error} text={t('notFollowed')} /> : null}
    </>
  );
}
