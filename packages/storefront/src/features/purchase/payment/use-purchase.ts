import { type ApiError, type Purchase as Begun, isApiError } from '@parde/api-client';
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

interface PurchaseState<Body> {
  readonly buy: (body: Body) => void;
  /** Also once it has led away: there is nothing more to press on this page. */
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** The page to pay on is on none of the hosts that a viewer may be sent to. */
  readonly isPaymentUrlBlocked: boolean;
}

/**
 * Buys once, however often the button is pressed, and goes to the bank's page or, where nothing is left to pay, to the
 * page after it. What was not answered is sent again under its own key, so that it is not charged twice.
 */
export function usePurchase<Body>(
  mutation: UseMutationOptions<Begun, ApiError, Order<Body>>,
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
  const goToPay = ({ pay_url, tracking_code }: Begun) => {
    pending.current = undefined;
    const address = safePaymentAddress(pay_url, facts.paymentHosts);
    if (address !== undefined) window.location.assign(address);
    else if (pay_url === null) void navigate(callbackPath(tracking_code), { replace: true });
    else finish('blocked');
  };
  const fail = (failure: Error) => {
    finish('ready');
    // It may be refused because what is shown is not so any more: a price has changed.
    if (isApiError(failure) && failure.status === 422) invalidateAll(queryClient);
  };
  const buy = (body: Body) => {
    // At once: a second click comes before the button is drawn anew.
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

  // The way back from the bank may bring this very page, as it was left.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isSending.current = false;
      setState('ready');
      reset();
      // And it may have been paid meanwhile.
      invalidateAll(queryClient);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [reset, queryClient]);

  return { buy, isBusy: state === 'busy', error, isPaymentUrlBlocked: state === 'blocked' };
}

/** What every purchase says beside what is bought: what it is for, who sent the viewer, and where the bank returns. */
export function purchaseBody(origin: string, wanted: WantedTitle | undefined) {
  return {
    content_type: wanted?.type ?? null,
    content_id: wanted?.id ?? null,
    ref: referralToSend(readCookie(cookieNames.referral)),
    callback_url: origin + path('callback'),
  };
}
