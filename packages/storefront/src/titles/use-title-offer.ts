import type { Cart } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import {
  type CartAnswer,
  type CartItem,
  type CartRow,
  cookieNames,
  decideTitle,
  hasFileToPlay,
  referralToSend,
  type TitleAction,
  type TitleDecision,
  type TitleDecisionInput,
} from '@parde/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readCookie } from '../app/browser/cookies.ts';
import { useHydrated } from '../app/hooks/use-hydrated.ts';
import { useNow } from '../app/hooks/use-now.ts';
import { hasModal, sellsSubscriptions } from '../app/modals/has-modal.ts';
import { hasOperation, hasPage, isDerived } from '../app/page/operations.ts';
import type { Page, PageFacts } from '../app/page/page.ts';
import { when } from '../app/page/queries.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { useViewer } from '../app/session/use-viewer.ts';
import { contentPath, showPath } from '../paths.ts';
import type { TitleBase, TitleRef } from './title-base.ts';
import { titleOperations } from './title-data.ts';

/** A decision, limited to the operations of this server. */
export interface DecisionHere<Row extends CartRow = CartRow> extends TitleDecision<Row> {
  /** True if nothing is sold, so that a guest can watch only with an account that may watch. */
  readonly signIn?: true;
  /** Present if the title can be opened by paying for this, but the server takes no payment. */
  readonly soldElsewhere?: 'subscription' | 'title';
}

export type TitleOffer = ReturnType<typeof useTitleOffer>;

/**
 * The query behind every decision about a title. The answer to `toBuy` is cached separately, because it also sells
 * what is open already.
 */
export function titleCartQuery(
  { api, facts }: Page,
  { type, id }: TitleRef,
  ref: string,
  toBuy = false,
) {
  return ask(api, facts.signedIn ? 'getCart' : 'ghostCart', {
    body: { id, type, quality: null, force_to_buy: toBuy, ref },
  });
}

/** Used on the server and during hydration, because the server does not know the referral and hydration must match. */
export const noReferral = '0';

/**
 * A guest's query runs in the browser, because a guest's page is cached for all guests. Until then the answer is
 * predicted from the title. The decision is undefined while loading.
 */
export function useTitleOffer(title: OfferHints & Pick<TitleBase, 'id'>) {
  const { page, viewer, data, isError, refetch } = useCart(title, { isStable: true });
  const isExpected = !(data || isError || page.facts.signedIn);
  const cart = data ?? (isExpected ? expectedHere(page, title) : undefined);
  const decision =
    cart &&
    decideHere(
      page,
      title.type,
      { cart, ...viewer, ...announcementOf(title), access: title.access },
      data ? undefined : expectsFile(page, title),
    );
  useRefetchAt(data && decision?.changesAt, viewer.now, refetch);
  return { decision, failed: isError && !data, retry: refetch };
}

interface CartOptions {
  readonly toBuy?: boolean;
  /** Shows the answer without the referral until the answer with it arrives. */
  readonly isStable?: boolean;
}

function useCart(title: TitleRef, { toBuy = false, isStable = false }: CartOptions) {
  const page = usePage();
  const { subscription, mayWatch } = useViewer();
  const now = useNow();
  const hydrated = useHydrated();
  const ref = hydrated ? referralToSend(readCookie(cookieNames.referral)) : noReferral;
  const query = useQuery({
    ...when(page.facts.signedIn || hydrated, titleCartQuery(page, title, ref, toBuy)),
    ...(isStable && { placeholderData: keepPreviousData<Cart> }),
  });
  return { ...query, page, viewer: { subscription, mayWatch, now } };
}

/** The server may send the address of a file. */
type FileRow = CartItem & { readonly url?: unknown };

/**
 * Removes the buttons that lead nowhere. On a server without playback of its own, only titles with a file are
 * offered: the cart shows the file, unless it is only expected.
 */
export function decideHere<Row extends FileRow>(
  page: Page,
  type: TitleRef['type'],
  question: TitleDecisionInput<Row>,
  expectsFile?: boolean,
): DecisionHere<Row> {
  const isMadeOfCart = isDerived(page, 'getPlayback');
  const hasFile = isMadeOfCart ? (expectsFile ?? hasFileToPlay(question.cart, type)) : undefined;
  const decision = decideTitle({ ...question, hasFile });
  if (page.facts.operations === undefined) return decision;
  const mayPlay = isMadeOfCart && type !== 'series' ? hasFile === true : hasModal(page, 'player');
  const mayBuy = hasModal(page, 'buy');
  const hasOperationHere: Partial<Record<TitleAction['kind'], boolean>> = {
    play: mayPlay,
    subscribe: hasPage(page, 'plans') && sellsSubscriptions(page),
    buy: mayBuy,
  };
  const isClosed = decision.watch.kind === 'now' && !mayPlay;
  const signIn = addSignInHere(page, decision, question.cart);
  const actions = decision.actions.filter(({ kind }) => hasOperationHere[kind] !== false);
  const kinds = decision.actions.map(({ kind }) => kind);
  const isForSale = kinds.includes('subscribe') || kinds.includes('buy');
  const soldElsewhere = kinds.includes('buy') ? 'title' : 'subscription';
  return {
    ...decision,
    ...(isClosed && { watch: { kind: 'refused' } }),
    ...signIn,
    ...(isForSale && actions.length === 0 && !signIn && { soldElsewhere }),
    actions,
  };
}

/** A guest who may not watch must sign in, if the server sells nothing. */
function addSignInHere(
  page: Page,
  { watch }: TitleDecision,
  { pass }: CartAnswer,
): Pick<DecisionHere, 'watch' | 'signIn'> | undefined {
  const isClosed = !pass && (watch.kind === 'needs' || watch.kind === 'refused');
  if (!isClosed || page.facts.signedIn || !hasPage(page, 'login') || sells(page)) return undefined;
  return { watch: { kind: 'needs', action: 'subscribe' }, signIn: true };
}

function sells(page: Page): boolean {
  return sellsSubscriptions(page) || hasModal(page, 'buy');
}

/** A cart may omit the release date. */
function announcementOf({ badge, opensAt, release_date }: OfferHints) {
  return { badge, opensAt: opensAt ?? (badge === 'soon' ? release_date : null) };
}

/** The title's own data about its offer. */
export interface OfferHints {
  readonly type: TitleBase['type'];
  readonly access: TitleBase['access'];
  readonly badge: TitleBase['badge'];
  readonly qualities?: readonly string[] | undefined;
  readonly price?: number | null;
  /** A screening can be bought while it is open. */
  readonly screening?: CartAnswer['screening'];
  /** The opening time, if it is in the future. */
  readonly opensAt?: string | null;
  readonly release_date?: string | null;
}

const noScreening: CartAnswer['screening'] = {
  ekran: false,
  ekran_period_end: null,
  ekran_hour: null,
  ekran_owned: false,
  owned_period_end: null,
  ekran_id: null,
};

/** Only the cart knows whether there is a file to play, so nothing is predicted then. */
function expectedHere(page: Page, title: OfferHints): CartAnswer | undefined {
  const expected = expectedCart(title);
  if (!expected || page.facts.operations === undefined) return expected;
  if (expected.pass && isDerived(page, 'getPlayback')) return undefined;
  // Without a price, only the cart knows whether the title is sold.
  return { ...expected, show_buy: expected.show_buy && typeof title.price === 'number' };
}

/** A title that is derived from the guest's cart has the qualities of its rows. */
function expectsFile(page: Page, { type, qualities = [] }: OfferHints): boolean {
  return qualities.length > 0 || !isDerived(page, titleOperations[type]);
}

/** Predicts the answer for most guests. A paid title that is not released yet is unpredictable. */
function expectedCart(title: OfferHints): CartAnswer | undefined {
  const { type, access, badge, price = null, screening = noScreening } = title;
  const isSoon = badge === 'soon';
  if (access === 'operator' || (isSoon && access === 'paid')) return undefined;
  const isFree = access === 'free' && !isSoon;
  return {
    downloads: [],
    presale: false,
    presale_date: null,
    pass: isFree,
    screening,
    ussd: null,
    fullrate_data: null,
    show_free: isFree,
    // A film with subscription access is also sold.
    show_buy:
      type === 'ekran'
        ? screening.ekran
        : access === 'paid' || (type === 'movie' && access === 'subscription'),
    notes: [],
    price,
    release_date: null,
  };
}

/** Longer timers are not set: `now` ticks, and a shorter timer is set later. */
const maxTimerMs = 86_400_000;

/** Refetches when the answer expires. */
function useRefetchAt(
  moment: number | undefined,
  now: number,
  refetch: () => Promise<unknown>,
): void {
  const wait = moment === undefined ? undefined : moment - now;
  useEffect(() => {
    if (wait === undefined || wait > maxTimerMs) return;
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [wait, refetch]);
}

interface DownloadsQuestion {
  readonly access?: string | null | undefined;
  /** True if the viewer wants to buy, even if their subscription covers the title. */
  readonly toBuy?: boolean;
}

export type Downloads = ReturnType<typeof useDownloads>;

/**
 * A guest's query runs in the browser, because a guest's page is cached for all guests. The decision is undefined
 * while loading.
 */
export function useDownloads(title: TitleRef, { access, toBuy = false }: DownloadsQuestion = {}) {
  const { page, viewer, data, error, isFetching, refetch } = useCart(title, { toBuy });
  const decision = data && decideHere(page, title.type, { cart: data, ...viewer, access, toBuy });
  useRefetchAt(decision?.changesAt, viewer.now, refetch);
  const poster = data?.title_poster ?? null;
  return { decision, poster, error: data ? null : error, isFetching, retry: refetch };
}

/** While the decision is undefined because it loads, only the badge counts. */
export function isReleased(
  { badge }: Pick<TitleBase, 'badge'>,
  decision: Pick<TitleDecision, 'watch'> | undefined,
): boolean {
  const watch = decision?.watch.kind;
  return badge !== 'soon' && watch !== 'not-released' && watch !== 'presale';
}

/** Only the title's own page knows whether a file exists, so link there if playback is derived from carts. */
export function playPath(
  page: { readonly facts: Pick<PageFacts, 'derived' | 'operations'> },
  title: TitleRef,
): string {
  const mayPlay = hasOperation(page, 'getPlayback') && !isDerived(page, 'getPlayback');
  return mayPlay ? showPath(title) : contentPath(title.type, title.id);
}

/** Returns the key of the message on the button. */
export function purchaseLabel({ what, isPresale }: Extract<TitleAction, { kind: 'buy' }>) {
  if (what === 'ticket') return 'ticket';
  return isPresale ? 'presell' : 'buy';
}
