import type { LiveChannel } from '@parde/api-client';
import type { JsonLdNode } from '../../app/page/json-ld.ts';
import type { Page } from '../../app/page/page.ts';
import { contentPath } from '../../paths.ts';
import { descriptionOf, nameOf } from '../../words/names.ts';

/** What a channel's page tells search engines: who sends, and what is on. */
export function liveJsonLd(live: LiveChannel, { facts }: Pick<Page, 'facts'>): JsonLdNode[] {
  const { locale, origin } = facts;
  const url = origin + contentPath('live', live.id);
  const address = (picture: LiveChannel['picture']) =>
    picture ? new URL(picture.url, origin).href : undefined;
  const channel = {
    '@type': 'BroadcastService',
    '@id': url,
    name: nameOf(live, locale),
    broadcastDisplayName: nameOf(live, locale),
    url,
    description: descriptionOf(live, locale) || undefined,
    image: address(live.picture),
    logo: address(live.logo),
  };
  const events = [live.now, live.next].flatMap((programme) =>
    programme
      ? {
          '@type': 'BroadcastEvent',
          name: nameOf(programme, locale),
          isLiveBroadcast: true,
          startDate: programme.starts_at,
          endDate: programme.ends_at,
          image: address(programme.picture),
          publishedOn: { '@id': url },
        }
      : [],
  );
  return [channel, ...events];
}
