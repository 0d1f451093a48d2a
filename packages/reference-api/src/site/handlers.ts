import type { Titles } from '../catalogue/title.ts';
import type { Handlers } from '../contract/handlers.ts';
import { refuse } from '../contract/refusal.ts';
import { appDetails, trustBadges } from './details.ts';
import { incompleteLink, linkHasRunOut } from './messages.ts';
import { operators } from './operators.ts';
import { aboutContact } from './pages/about-contact.ts';
import { faq } from './pages/faq.ts';
import { terms } from './pages/terms.ts';
import { ussdLink } from './ussd-links.ts';

const pages = { 'about-contact': aboutContact, faq, terms } as const;

export function siteHandlers(titles: Titles, now: () => number) {
  return {
    getAppDetails: () => ({ data: appDetails }),

    getTrustBadges: () => ({ data: trustBadges }),

    getPage: ({ path }) => ({ data: pages[path.page] }),

    listOperators: () => ({ data: [...operators] }),

    getUssdLink: ({ query = {} }) => {
      if (query.user_id === undefined && query.package === undefined) {
        throw refuse.invalid(new Map([['user_id', [incompleteLink]]]));
      }
      const link = ussdLink(titles, query, now());
      if (!link) throw refuse.notFound(linkHasRunOut);
      return { data: link };
    },
  } satisfies Partial<Handlers>;
}
