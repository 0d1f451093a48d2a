import { type ApiError, isApiError } from '@parde/api-client';
import { cookieNames, referralToSend, safePaymentAddress } from '@parde/domain';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router';
import { readCookie } from '../../../app/browser/cookies.ts';
import { invalidateAll } from '../../../app/page/queries.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import type { AfterSignIn } from '../../../app/session/after-sign-in.ts';
import { forgetDraft, saveDraft } from '../../../app/session/payment-draft.ts';
import { showToast } from '../../../app/toast-store.ts';
import type { WantedTitle } from '../../../content-id.ts';
import { callbackPath, path } from '../../../paths.ts';
import { type EarlierPurchase, earlierPurchase, payAgain } from './earlier-purchase.ts';
import { type PriceChange, type PurchaseAnswer, payOnce, runExclusively } from './pay-once.ts';
import { paymentTruth, serverTime } from './payment-truth.ts';
import { purchaseReducer, startOfPurchase } from './purchase-machine.ts';
import { isUndecided, type PurchaseRequest, storedPurchases } from './stored-purchases.ts';

interface Order<Body> {
  readonly body: Body;
  readonly header: { readonly 'Idempotency-Key': string };
}

interface PurchaseOptions<Body, Answer> {
  /** The name of the order, from orders.ts. */
  readonly order: string;
  readonly mutation: UseMutationOptions<Answer, ApiError, Order<Body>>;
  /** The next step after signing in again, if the session ends during the payment. */
  readonly after: AfterSignIn;
  /** The price on the page, and the server's price. Undefined if there is nothing to compare. */
  readonly price?: {
    readonly shown: number;
    readonly fetchCurrent: () => Promise<number | undefined>;
  };
  /** False if the server takes no money at once, so that no earlier payment prevents the order. */
  readonly mayCharge?: boolean;
  /** Called if the order was carried out without a payment. The message is missing if the answer was lost. */
  readonly onDone?: (message: string | undefined) => void;
}

/** Without `buy`, whose body differs. */
export type Purchase = Omit<ReturnType<typeof usePurchase>, 'buy'>;

/** Sends one purchase at a time, and no other before the server has reported the outcome of the last one. */
export function usePurchase<Body, Answer extends PurchaseAnswer>({
  order,
  mutation,
  after,
  price,
  mayCharge = true,
  onDone,
}: PurchaseOptions<Body, Answer>) {
  const page = usePage();
  const { facts, queryClient } = page;
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(mutation);
  const isSending = useRef(false);
  const isOpen = useRef(true);
  const isAway = useRef(false);
  const accepted = useRef(new Set<string>());
  const latestCheck = useRef(0);
  const openedFor = useRef<string>(undefined);
  const [stage, dispatch] = useReducer(purchaseReducer, startOfPurchase);
  // Compared with the time of opening, because a page may stay open for hours.
  const openedAt = useRef(serverTime(page));
  const [store, truth] = [{ ...storedPurchases }, paymentTruth(page, () => openedAt.current)];
  if (!mayCharge) {
    store.overlapping = () => [];
    truth.newest = async () => [];
  }

  const repriced = async (): Promise<PriceChange | undefined> => {
    const to = await price?.fetchCurrent();
    return price && to !== undefined && to !== price.shown ? { from: price.shown, to } : undefined;
  };
  /** Fetches the price. If it has changed, shows the old price beside the new one. */
  const reprice = () => {
    const show = (change: PriceChange | undefined) =>
      change && dispatch({ type: 'repriced', price: change });
    repriced().then(show, () => {
      // The price is fetched again at the click on Pay.
    });
  };
  const openBankPage = (payUrl: string) => {
    const address = safePaymentAddress(payUrl, facts.paymentHosts);
    if (address === undefined) {
      const stored = store.find(order);
      if (stored) store.mark(stored.key, { state: 'blocked' });
      isSending.current = false;
      return dispatch({ type: 'bank-refused' });
    }
    isAway.current = true;
    dispatch({ type: 'leaving' });
    window.location.assign(address);
  };
  const finish = ({ data, message, tracking_code, pay_url = data?.pay_url }: PurchaseAnswer) => {
    const stored = store.find(order);
    const isDone = onDone !== undefined && !pay_url && !tracking_code;
    // The order is done, and no later query would find it.
    if (stored && isDone && truth.unknown === 'unsure') store.forget(stored.key);
    // Do not navigate if the viewer closed the modal in the meantime: a message reports the outcome.
    if (!isOpen.current) {
      return void reportLater(pay_url ? undefined : tracking_code, isDone && message).catch(() => {
        // The next start reports the outcome.
      });
    }
    if (pay_url) return openBankPage(pay_url);
    if (tracking_code) return void navigate(callbackPath(tracking_code), { replace: true });
    isSending.current = false;
    // The answer has neither a bank nor a payment, so only a query shows the outcome.
    if (!onDone) return dispatch({ type: 'settled', outcome: { kind: truth.unknown } });
    dispatch({ type: 'opened' });
    // The server may have charged at once, which changes the account.
    invalidateAll(queryClient);
    onDone(message);
  };
  const reportLater = async (paid: string | undefined, done: string | false | undefined) => {
    if (done) showToast({ id: order, tone: 'success', text: done });
    const stored = store.find(order);
    if (stored && paid === undefined) store.mark(stored.key, { state: 'sent' });
    const lost = await import('./report-lost-purchases.ts');
    const open = (href: string) => void navigate(href);
    if (paid === undefined) return lost.reportLostPurchases(page, open);
    await lost.reportPurchase(page, 'paid', paid, open);
  };
  const buy = (body: Body, request?: PurchaseRequest) => {
    // A ref, because a second click may come before the next render.
    if (isSending.current) return;
    isSending.current = true;
    dispatch({ type: 'sent' });
    saveDraft({ order, after });
    const send = (key: string) => {
      saveDraft({ order, after, key });
      return mutateAsync({ body, header: { 'Idempotency-Key': key } });
    };
    const calls = { truth, send, request, repriced, accepted: accepted.current };
    void runExclusively(`purchase:${order}`, () => payOnce(order, store, calls)).then((outcome) => {
      const error = outcome.kind === 'refused' && isApiError(outcome.error) && outcome.error;
      const status = error ? error.status : undefined;
      if (status !== 401) forgetDraft();
      else saveDraft({ order, after, key: store.find(order)?.key, isUnpaid: !isUndecided(order) });
      if (outcome.kind === 'answered') return finish(outcome.answer);
      isSending.current = false;
      dispatch({ type: 'settled', outcome });
      // A 422 may mean that the price has changed.
      if (status !== 422) return;
      reprice();
      invalidateAll(queryClient);
    });
  };
  const ask = () => {
    if (!facts.signedIn || isSending.current) return;
    const known = store.find(order);
    const isKnown = known !== undefined;
    if (isKnown) {
      dispatch({ type: 'asking' });
      saveDraft({ order, after, key: known.key });
    }
    const current = ++latestCheck.current;
    const show = (earlier: EarlierPurchase | undefined) => {
      if (isKnown && !isSending.current) saveDraft({ order });
      if (isSending.current || current !== latestCheck.current) return;
      dispatch({ type: 'asked', earlier });
    };
    earlierPurchase(order, store, truth, accepted.current).then(show, () => {
      // The session has ended, and the page reloads.
    });
  };
  const checkAgain = () => {
    // Another tab may have learned the outcome.
    if (!store.find(order)) dispatch({ type: 'opened' });
    ask();
  };
  /** The viewer wants to buy again, or to pay in another way. */
  const startOver = (knownPurchase: EarlierPurchase) => {
    // The bank's page may still be loading, and could be paid, too.
    if (isAway.current) window.stop();
    payAgain(order, store, knownPurchase, accepted.current);
    latestCheck.current += 1;
    dispatch({ type: 'opened' });
  };

  const fetchOnStart = useEffectEvent(ask);
  const checkKey = `${order} ${mayCharge}`;
  const isBusy = stage.kind === 'busy';
  const isLeaving = isBusy && stage.isLeaving;
  useEffect(() => {
    // The answer about another order does not apply to this one.
    if (isBusy || openedFor.current === checkKey) return;
    openedFor.current = checkKey;
    dispatch({ type: 'opened' });
    fetchOnStart();
  }, [checkKey, isBusy]);
  const onReturn = useEffectEvent(() => {
    isSending.current = false;
    openedAt.current = serverTime(page);
    dispatch({ type: 'opened' });
    ask();
    // The order may have been paid in the meantime.
    invalidateAll(queryClient);
  });
  useEffect(() => {
    // The viewer may have stopped the load of the bank's page, which sends no event.
    const timer = isLeaving ? setTimeout(onReturn, 20_000) : undefined;
    return () => clearTimeout(timer);
  }, [isLeaving]);
  useEffect(() => {
    isOpen.current = true;
    // Coming back from the bank may restore this page from the back/forward cache.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      isOpen.current = false;
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  return { buy, stage, checkAgain, openBankPage, startOver, reprice };
}

export function purchaseBody(origin: string, wanted: WantedTitle | undefined) {
  return {
    content_type: wanted?.type ?? null,
    content_id: wanted?.id ?? null,
    ref: referralToSend(readCookie(cookieNames.referral)),
    callback_url: origin + path('callback'),
  };
}
