import type { Card, EpisodeItem } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { hasModal } from '../../../app/modals/has-modal.ts';
import { hasPage, isDerived } from '../../../app/page/offers.ts';
import type { Page } from '../../../app/page/page.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { useViewer } from '../../../app/session/use-viewer.ts';
import { contentPath, plansPath, showPath } from '../../../paths.ts';
import { summaryOf } from '../../../words/names.ts';
import type { TitleFacts } from '../../facts/title-facts.ts';
import type { ListedTitle } from '../../my-list/listed-title.ts';
import type { TitleRef } from '../../title-base.ts';
import { nextEpisode } from '../../watch-place.ts';

interface Details extends TitleFacts {
  readonly summary_fa: string;
  readonly summary_en: string | null;
  readonly first_episode?: EpisodeItem | null;
}

/** What the title's page asks for, and a link to it has prefetched: no request of its own. */
const detailsOf: Record<TitleRef['type'], (page: Page, id: string) => Promise<Details>> = {
  movie: ({ api, queryClient }, id) =>
    queryClient.fetchQuery(ask(api, 'getMovie', { path: { id } })),
  series: ({ api, queryClient }, id) =>
    queryClient.fetchQuery(ask(api, 'getSeries', { path: { id } })),
  episode: ({ api, queryClient }, id) =>
    queryClient.fetchQuery(ask(api, 'getEpisode', { path: { id } })),
  video: ({ api, queryClient }, id) =>
    queryClient.fetchQuery(ask(api, 'getVideo', { path: { id } })),
  async ekran({ api, queryClient }, id) {
    const { film, summary_fa, summary_en } = await queryClient.fetchQuery(
      ask(api, 'getEkran', { path: { id } }),
    );
    return { ...film, access: 'paid', ...(summary_fa !== '' && { summary_fa, summary_en }) };
  },
};

/** Where the button leads, and what it says. */
interface Play {
  readonly says: 'watch' | 'subscribe' | 'waysToWatch';
  readonly href: string;
}

/** The facts of a title: of its card, until its own have come. */
export function useLook(card: Card, { content_type: type, id }: ListedTitle) {
  const page = usePage();
  const { data } = useQuery({
    queryKey: ['second-look', type, id],
    queryFn: () => detailsOf[type](page, id),
  });
  const play = usePlay(card, { type, id }, data);
  return {
    facts: data ?? card,
    summary: data ? summaryOf(data, page.facts.locale) : '',
    play,
  };
}

/** The way that the title's page offers first, as far as a card knows. What is to come has none. */
function usePlay(card: Card, title: TitleRef, details: Details | undefined): Play | undefined {
  const page = usePage();
  const { subscription, mayWatch } = useViewer();
  const { access, badge } = card;
  if (badge === 'soon' || !mayWatch) return undefined;
  const isOpen = access === 'free' || (access === 'subscription' && subscription.subscribed);
  if (isOpen) return { says: 'watch', href: playPath(page, title, details) };
  if (access === 'subscription' && hasPage(page, 'plans')) {
    return { says: 'subscribe', href: plansPath(title) };
  }
  return { says: 'waysToWatch', href: contentPath(title.type, title.id) };
}

/** Where only the cart knows of a file, the title's page says. */
function playPath(page: Page, title: TitleRef, details: Details | undefined): string {
  const own = contentPath(title.type, title.id);
  if (isDerived(page, 'getPlayback') || !hasModal(page, 'player')) return own;
  if (title.type !== 'series') return showPath(title);
  const first = nextEpisode(details?.first_episode, undefined);
  return first ? showPath({ type: 'episode', id: first.id }) : own;
}
