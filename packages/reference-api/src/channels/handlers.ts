import type { Handlers } from '../contract/handlers.ts';
import type { Parts } from '../parts.ts';
import { channelOf, listChannels } from './channels.ts';
import { listChannelSeries, listChannelVideos, listMagazines } from './videos.ts';

export function channelHandlers(parts: Parts) {
  return {
    listChannels: ({ query }) => ({ data: listChannels(parts, query) }),
    getChannel: ({ path }) => ({ data: channelOf(parts, path.id) }),
    listChannelVideos: ({ path, query }) => ({ data: listChannelVideos(parts, path.id, query) }),
    listChannelSeries: ({ path, query }) => ({ data: listChannelSeries(parts, path.id, query) }),
    listMagazines: ({ query }) => ({ data: listMagazines(parts, query) }),
  } satisfies Partial<Handlers>;
}
