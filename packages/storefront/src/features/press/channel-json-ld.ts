import type { Channel, Picture } from '@parde/api-client';
import type { JsonLdNode } from '../../app/page/JsonLd.tsx';
import type { Page } from '../../app/page/page.ts';
import { readUrl } from '../../app/url.ts';
import { descriptionOf, nameOf } from '../../names/names.ts';
import { contentPath } from '../../paths.ts';

const types = { newspaper: 'Newspaper', magazine: 'Periodical', studio: 'Organization' } as const;

export function channelJsonLd(
  channel: Channel,
  { facts: { locale, origin } }: Pick<Page, 'facts'>,
): JsonLdNode[] {
  const { id, kind, logo, backdrop, latest } = channel;
  const url = origin + contentPath('channel', id);
  const address = (picture: Picture | null) =>
    picture ? readUrl(picture.url, origin)?.href : undefined;
  const node = {
    '@type': types[kind],
    '@id': url,
    name: nameOf(channel, locale),
    url,
    description: descriptionOf(channel, locale) || undefined,
    image: address(backdrop ?? logo),
    ...(kind === 'studio' && { logo: address(logo) }),
  };
  if (!latest?.issue) return [node];
  const issue = {
    '@type': 'PublicationIssue',
    name: nameOf(latest, locale),
    url: origin + contentPath('video', latest.id),
    issueNumber: latest.issue.number,
    datePublished: latest.issue.issue_date,
    image: address(latest.poster ?? latest.backdrop),
    isPartOf: { '@id': url },
  };
  return [node, issue];
}
