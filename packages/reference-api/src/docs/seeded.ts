import type { OperationId } from '@parde/api-client';

type Own = { path?: Record<string, string>; body?: Record<string, unknown> };

const series = { path: { id: '3001' } };
const person = { path: { id: 'p-niknam' } };

/** Ids of this server's catalogue, in place of the contract's examples. */
const known: Partial<Record<OperationId, Own>> = {
  getSeries: series,
  listEpisodes: series,
  getEpisode: { path: { id: '3001-1-1' } },
  getVideo: { path: { id: '4001' } },
  getCast: person,
  listCastTitles: person,
  reportComment: { body: { id: 'c-1' } },
  buyItems: { body: { items: [{ itemid: '1005-1080p', amount: 44_000 }], content_id: '1005' } },
  buyDebitSubscription: { body: { series: ['3101'] } },
};

export const seeded: Readonly<Record<string, Own | undefined>> = known;
