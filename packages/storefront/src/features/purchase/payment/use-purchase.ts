import { type ApiError, isApiError } from '@parde/api-client';
import { cookieNames, referralToSend, safePaymentAddress } from '@parde/domain';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { readCookie } from '../../../app/browser/cookies.ts';
import { invalidateAll } from '../../../app/page/query-client.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { callbackPath, path } from '../../../paths.ts';
import type { WantedTitle } from '../plans/wanted-title.ts';

interface Order<Body> {
  readonly body: Body;
  readonly header: { readonly 'Idempotency-Key': string };
}

export interface PurchaseState<Body> {
  readonly buy: (body: Body) => void;
  /** Stays true after redirecting, so that nothing can be pressed twice. */
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** The payment URL is not on an allowed host. */
  readonly isPaymentUrlBlocked: boolean;
}

/** An answer to a purchase: a page to pay on, or what is done already. */
interface PurchaseAnswer {
  readonly pay_url?: string | null;
  readonly tracking_code?: string;
  /** Of direct debit, which answers whole. */
  readonly data?: { readonly pay_url?: string | null } | null;
  readonly message?: string;
}

/** Sends one purchase at a time. A retry of the same body reuses its idempotency key, so nothing is charged twice. */
export function usePurchase<Body, Answer extends PurchaseAnswer>(
  mutation: UseMutationOptions<Answer, ApiError, Order<Body>>,
  /** Called where nothing is to be paid on another page. */
  onDone?: (message: string) => void,
): PurchaseState<Body> {
  const { facts } = usePage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, error, reset } = useMutation(mutation);
  const pending = useRef<{ readonly body: string; readonly key: string }>(undefined);
  const isSending = useRef(false);
  const [state, setState] = useState<'ready' | 'busy' | 'blocked'>('ready');

  const finish = (next: 'ready' | 'blocked') => {
    isSending.current = false;
    setState(next);
  };
  const goToPay = ({ data, message, tracking_code, pay_url = data?.pay_url }: PurchaseAnswer) => {
    pending.current = undefined;
    const address = safePaymentAddress(pay_url, facts.paymentHosts);
    if (address !== undefined) window.location.assign(address);
    else if (pay_url) finish('blocked');
    else if (tracking_code) void navigate(callbackPath(tracking_code), { replace: true });
    else if (message) {
      finish('ready');
      onDone?.(message);
    } else finish('blocked');
  };
  const fail = (failure: Error) => {
    finish('ready');
    // A 422 may mean that the price has changed.
    if (isApiError(failure) && failure.status === 422) invalidateAll(queryClient);
  };
  const buy = (body: Body) => {
    // A ref, because a second click may come before the next render.
    if (isSending.current) return;
    isSending.current = true;
    setState('busy');
    const text = JSON.stringify(body);
    if (pending.current?.body !== text) pending.current = { body: text, key: crypto.randomUUID() };
    mutate(
      { body, header: { 'Idempotency-Key': pending.current.key } },
      { onSuccess: goToPay, onError: fail },
    );
  };

  // Coming back from the bank may restore this page from the back/forward cache.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isSending.current = false;
      setState('ready');
      reset();
      // It may have been paid meanwhile.
      invalidateAll(queryClient);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [reset, queryClient]);

  return { buy, isBusy: state === 'busy', error, isPaymentUrlBlocked: state === 'blocked' };
}

export function purchaseBody(origin: string, wanted: WantedTitle | undefined) {
  return {
    content_type: wanted?.type ?? null,
    content_id: wanted?.id ?? null,
    ref: referralToSend(readCookie(cookieNames.referral)),
    callback_url: origin + path('callback'),
  };
}
