import { relative } from 'node:path';
import type { ContentType, OperationId } from '@parde/api-client';
import { operations as contractOperations } from '@parde/api-client/operations';
import { describe, expect, it } from 'vitest';
import { packageFile, pageFile } from '../../build/own-file.ts';
import { routeTable } from '../../route-table.ts';
import { operationsOf } from '../../server/backend/operations.ts';
import { missingPages } from '../../server/pages/page-needs.ts';
import { findUnguardedImportPath, modalRoots } from '../../test-support/reached-calls.ts';
import { hasModal, modalNeeds, sellsPlans } from '../modals/has-modal.ts';
import type { ModalName } from '../modals/modal-states.ts';
import { existingPages } from './existing-pages.ts';
import { hasContentPage, isThere } from './operations.ts';

const available = operationsOf({ operations: 'specified' });
const operations = [...available.keys()];
const derived = operations.filter((operation) => available.get(operation) === 'derived');
const rules = { showsPayments: true, showsFullRateTip: true, assumesSubscribed: false };
const facts = { operations, derived, rules, missing: missingPages({ operations, derived }) };

/** Modules of available pages that call a missing operation only in ways that this check cannot see. */
const calledByOthers: Partial<Record<OperationId, readonly string[]>> = {
  // `sellsPlans` checks whether it is available.
  buyPlan: ['features/purchase/plans/PlanPayment.tsx'],
  // Only opened for types that have a page.
  getEkran: ['titles/cards/hover-preview/preview-data.tsx'],
  // Hidden with their buttons. These modules continue actions after the sign-in.
  listMyTitles: [
    'titles/my-list/change-my-list.ts',
    'titles/my-list/my-list-query.ts',
    'features/purchase/debit/DirectDebitModal.tsx',
  ],
  addToMyList: ['titles/my-list/change-my-list.ts'],
  removeFromMyList: ['titles/my-list/change-my-list.ts'],
  listFollowing: ['titles/my-list/my-list-query.ts', 'titles/my-list/change-my-list.ts'],
  followChannel: ['titles/my-list/change-my-list.ts'],
  unfollowChannel: ['titles/my-list/change-my-list.ts'],
  // Hidden with its button.
  listOfflineTerms: ['features/offline/modal/season-to-save.ts'],
  // Only for lists that are not shown. The page shows the titles on the device.
  hideDownload: ['features/my-downloads/my-downloads.ts'],
  // Restores a position that a server has saved.
  saveWatching: ['titles/watched/change-watched.ts'],
  removeWatching: ['titles/watched/change-watched.ts'],
};

const isModalName = (name: string): name is ModalName => Object.hasOwn(modalNeeds, name);

const rowsThere = routeTable.filter((row) => isThere({ facts }, row));

describe('with section 7 alone', () => {
  it('exactly these pages exist', () => {
    expect(rowsThere.map(({ id }) => id)).toEqual([
      ...[
        'home',
        'accessibility',
        'app',
        'app-episode',
        'app-series',
        'app-show',
        'callback',
        'cinema',
        'download',
        'genres',
      ],
      ...['genre', 'login', 'profile', 'plans', 'settings', 'episode', 'episode-download'],
      ...['episode-show', 'movie', 'movie-download', 'movie-show', 'series', 'series-download'],
      ...['video', 'video-show', 'plan', 'ref', 'search', 'kids-leave', 'not-found'],
    ]);
  });

  it('titles have a page, but people, channels and screenings have none', () => {
    const types: readonly ContentType[] = [
      ...(['movie', 'series', 'episode', 'video', 'ekran', 'live', 'channel', 'person'] as const),
    ];
    const there = types.filter((type) => hasContentPage({ facts }, type));
    expect(there).toEqual(['movie', 'series', 'episode', 'video']);
  });

  it('unknown types of a later contract have no page', () => {
    const types: ContentType[] = JSON.parse('["hologram", "toString", "plans", ""]');
    const page = { facts: { ...facts, missing: undefined } };
    expect(types.filter((type) => hasContentPage(page, type))).toEqual([]);
  });

  const missing = contractOperations
    .map(({ operationId }) => operationId)
    .filter((id) => !operations.includes(id));
  it.each(missing)('no existing page calls %s', (operation) => {
    const pages = rowsThere.map(({ screen }) => relative(packageFile(''), pageFile(screen)));
    const modals = modalRoots(
      (name) => isModalName(name) && hasModal({ facts: { ...facts, signedIn: true } }, name),
    );
    const roots = [...pages, ...modals, 'shell/Shell.tsx', 'shell/PageError.tsx'];
    expect(findUnguardedImportPath(operation, roots, calledByOthers[operation])).toBeUndefined();
  });
});

it('credit is sold only if something can be bought with it', () => {
  const sells = (operations: readonly OperationId[]) =>
    hasModal({ facts: { operations, signedIn: true } }, 'credit');
  expect(sells(['chargeWallet', 'getWallet'])).toBe(false);
  expect(sells(['chargeWallet', 'getGateways', 'buyPlan'])).toBe(true);
  expect(sells(['chargeWallet', 'getGateways', 'buyItems'])).toBe(true);
  expect(sells(['chargeWallet', 'buyItems'])).toBe(false);
  expect(sells(['buyPlan', 'buyItems'])).toBe(false);
});

it('nothing is sold to a guest who cannot sign in', () => {
  const shop: readonly OperationId[] = ['getPlans', 'buyPlan', 'buyItems', 'getGateways'];
  for (const [operations, isSold] of [
    [shop, false],
    [[...shop, 'sendCode', 'login'], true],
  ] as const) {
    const page = { facts: { operations, signedIn: false } };
    expect([sellsPlans(page), hasModal(page, 'buy')]).toEqual([isSold, isSold]);
  }
});

it('links that offer a subscription need a server that sells it', () => {
  const linkFor = (operations: readonly OperationId[]) =>
    existingPages({ facts: { operations, signedIn: true, rules } }).plansPath();
  expect(linkFor(['getPlans', 'getGateways'])).toBeUndefined();
  expect(linkFor(['getPlans', 'getGateways', 'buyPlan'])).toBe('/profile/plans');
});

it('with all operations every page exists, except those that the host hides', () => {
  const all = { rules: { ...rules, showsPayments: false } };
  expect(routeTable.filter((row) => !isThere({ facts: all }, row)).map(({ id }) => id)).toEqual([
    'payments',
  ]);
});
