import { type ApiError, isApiError } from '@parde/api-client';
import { cookieNames, referralToSend, safePaymentAddress } from '@parde/domain';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { readCookie } from '../../../app/browser/cookies.ts';
import { isOffered } from '../../../app/page/offers.ts';
import type { Page } from '../../../app/page/page.ts';
import { invalidateAll } from '../../../app/page/query-client.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { useViewer } from '../../../app/session/use-viewer.ts';
import { callbackPath, path } from '../../../paths.ts';
import type { WantedTitle } from '../plans/wanted-title.ts';
import type { PurchaseWish } from './account-change.ts';
import { inTurn } from './in-turn.ts';
import {
  type EarlierPurchase,
  earlierPurchase,
  type FindPurchase,
  findPurchaseAt,
  type PurchaseAnswer,
  payOnce,
} from './pay-once.ts';
import { purchasesOf } from './stored-purchases.ts';
import { useRecentPayment } from './use-recent-payment.ts';

interface Order<Body> {
  readonly body: Body;
  readonly header: { readonly 'Idempotency-Key': string };
}

type Stage =
  | { readonly kind: 'ready'; readonly error?: unknown }
  /** Also after redirecting, so that nothing can be pressed twice. */
  | { readonly kind: 'busy' }
  /** An earlier purchase of this order is being asked for. */
  | { readonly kind: 'asking' }
  /** The payment URL is not on an allowed host. */
  | { readonly kind: 'blocked' }
  | EarlierPurchase;

export interface PurchaseState<Body> {
  /** `wish` is kept where only the account can tell what came of it. */
  readonly buy: (body: Body, wish?: PurchaseWish) => void;
  readonly stage: Stage;
  /** Asks again what became of the earlier purchase. */
  readonly askAgain: () => void;
  readonly goToBank: (payUrl: string) => void;
  /** The viewer wants it once more, or to pay in another way. */
  readonly startOver: () => void;
}

/** Sends one purchase at a time, and never again before the API has said what became of the last one. */
export function usePurchase<Body, Answer extends PurchaseAnswer>(
  /** What is bought, from orders.ts. */
  order: string,
  mutation: UseMutationOptions<Answer, ApiError, Order<Body>>,
  /** Called where it was done without a payment. The message is lost with the answer. */
  onDone?: (message: string | undefined) => void,
): PurchaseState<Body> {
  const page = usePage();
  const { api, facts } = page;
  const { mobile } = useViewer();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(mutation);
  const isSending = useRef(false);
  const isOpen = useRef(true);
  const [stage, setStage] = useState<Stage>({ kind: 'ready' });
  const [isStartedOver, setStartedOver] = useState(false);
  const recent = useRecentPayment(order);
  const store = purchasesOf(mobile);
  const isFindable = isOffered(page, 'findPurchase');
  const isTraced = !isFindable || !isOffered(page, 'getPayment');
  const find: FindPurchase = isFindable
    ? findPurchaseAt(api)
    : async () => (await loadAccount()).findByAccount(page, store.find(order));

  const finish = (next: Stage) => {
    isSending.current = false;
    setStage(next);
  };
  const forget = () => {
    const stored = store.find(order);
    if (stored) store.forget(stored.key);
  };
  const goToBank = (payUrl: string) => {
    const address = safePaymentAddress(payUrl, facts.paymentHosts);
    if (address === undefined) {
      const stored = store.find(order);
      if (stored) store.mark(stored.key, { isBlocked: true });
      return finish({ kind: 'blocked' });
    }
    setStage({ kind: 'busy' });
    window.location.assign(address);
  };
  const goOn = ({ data, message, tracking_code, pay_url = data?.pay_url }: PurchaseAnswer) => {
    // Nobody could be asked about it later, and it is done.
    if (!isFindable && onDone && !pay_url && !tracking_code) forget();
    // Who has closed the modal meanwhile is not taken away.
    if (!isOpen.current) return;
    if (pay_url) return goToBank(pay_url);
    if (tracking_code) {
      return void navigate(callbackPath(tracking_code), { replace: true });
    }
    // Neither a bank nor a payment: what came of it is only known by asking.
    if (!onDone) return finish({ kind: 'unknown' });
    finish({ kind: 'ready' });
    onDone(message);
  };
  const buy = (body: Body, wish: PurchaseWish = {}) => {
    // A ref, because a second click may come before the next render.
    if (isSending.current) return;
    isSending.current = true;
    setStage({ kind: 'busy' });
    const send = (key: string) => mutateAsync({ body, header: { 'Idempotency-Key': key } });
    const press = async () => {
      const trace = isTraced ? await traceNow(page, wish) : undefined;
      return payOnce(order, store, { find, send, trace });
    };
    void inTurn(order, press).then((outcome) => {
      if (outcome.kind === 'answered') return goOn(outcome.answer);
      if (outcome.kind !== 'refused') return finish(outcome);
      finish({ kind: 'ready', error: outcome.error });
      // A 422 may mean that the price has changed.
      if (isApiError(outcome.error) && outcome.error.status === 422) invalidateAll(queryClient);
    });
  };
  const askAgain = () => {
    if (!facts.signedIn || isSending.current) return;
    // Another tab may have learned what came of it, and the cart may be another order by now.
    if (!store.find(order)) return setStage({ kind: 'ready' });
    setStage({ kind: 'asking' });
    void earlierPurchase(order, store, find).then((earlier) => {
      if (!isSending.current) setStage(earlier ?? { kind: 'ready' });
    });
  };
  const startOver = () => {
    forget();
    setStartedOver(true);
    setStage({ kind: 'ready' });
  };

  const askOnStart = useEffectEvent(askAgain);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order or viewer has other purchases.
  useEffect(() => {
    if (isSending.current) return;
    setStage({ kind: 'ready' });
    askOnStart();
  }, [order, mobile]);
  const onReturn = useEffectEvent(() => {
    isSending.current = false;
    setStage({ kind: 'ready' });
    askAgain();
    // It may have been paid meanwhile.
    invalidateAll(queryClient);
  });
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

  const isUntouched = stage.kind === 'ready' && stage.error === undefined && !isStartedOver;
  // Of a payment at a bank that was not opened nothing can be finished.
  const isInTheWay = isUntouched && recent !== undefined && !store.find(order)?.isBlocked;
  return {
    buy,
    stage: isInTheWay ? recent : stage,
    askAgain,
    goToBank,
    startOver,
  };
}

const loadAccount = () => import('./account-now.ts');

/** Who cannot load it pays all the same. */
async function traceNow(page: Page, wish: PurchaseWish) {
  try {
    return await (await loadAccount()).traceOf(page, wish);
  } catch {
    return undefined;
  }
}

export function purchaseBody(origin: string, wanted: WantedTitle | undefined) {
  return {
    content_type: wanted?.type ?? null,
    content_id: wanted?.id ?? null,
    ref: referralToSend(readCookie(cookieNames.referral)),
    callback_url: origin + path('callback'),
  };
}
