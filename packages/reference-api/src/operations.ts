import type { Accounts } from './accounts/accounts.ts';
import { accountHandlers } from './accounts/handlers.ts';
import { catalogueHandlers } from './catalogue/handlers.ts';
import { channelHandlers } from './channels/handlers.ts';
import { commentHandlers } from './comments/handlers.ts';
import type { Handlers } from './contract/handlers.ts';
import { homeHandlers } from './home/handlers.ts';
import type { Downloads } from './library/fetched.ts';
import { libraryHandlers } from './library/handlers.ts';
import { listHandlers } from './lists/handlers.ts';
import { liveHandlers } from './live/handlers.ts';
import type { Addresses } from './media/addresses.ts';
import type { Money } from './money/money.ts';
import type { Parts } from './parts.ts';
import { peopleHandlers } from './people/handlers.ts';
import { playbackHandlers } from './playback/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { siteHandlers } from './site/handlers.ts';

type Subjects = {
  accounts: Accounts;
  addresses: Addresses;
  downloadStore: Downloads;
  money: Money;
};

/** Returns the handlers of all operations. */
export function createHandlers(parts: Parts, subjects: Subjects): Handlers {
  const { accounts, addresses, downloadStore, money } = subjects;
  return {
    ...homeHandlers(parts),
    ...catalogueHandlers(parts),
    ...listHandlers(parts),
    ...peopleHandlers(parts),
    ...channelHandlers(parts),
    ...liveHandlers(parts),
    ...accountHandlers(parts.db, accounts),
    ...playbackHandlers({ ...parts, addresses, downloadStore, entitlements: money.entitlements }),
    ...searchHandlers(parts),
    ...commentHandlers(parts),
    ...libraryHandlers({ ...parts, purchasedTitles: money.entitlements.purchasedTitles }),
    ...siteHandlers(parts.titles, parts.now),
    ...money.handlers,
  };
}
