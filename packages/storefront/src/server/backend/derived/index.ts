import type { OperationId } from '@parde/api-client';
import type { Composition } from '../define-backend.ts';
import { composeDownloadLinks } from './download-links.ts';
import { composeMovie, composeVideo } from './film-and-video.ts';
import { composePlayback } from './playback.ts';
import { composeSearch } from './search.ts';
import { composeEpisode, composeEpisodes, composeSeries } from './series.ts';
import { composeGenreTitles, composeTitles } from './title-lists.ts';

export type Derived = {
  readonly [Id in OperationId]?: Composition<Id> & {
    /** The operations that the server must have. */
    readonly from: readonly OperationId[];
  };
};

const carts: readonly OperationId[] = ['getCart', 'ghostCart'];

/**
 * Operations that can be composed from section 7, for servers that do not have them. `getEkran` is not possible,
 * because a cart contains neither the film of a screening nor its start.
 */
export const derived: Derived = {
  getMovie: { from: carts, compose: composeMovie },
  getSeries: { from: carts, compose: composeSeries },
  listEpisodes: { from: carts, compose: composeEpisodes },
  getEpisode: { from: carts, compose: composeEpisode },
  getVideo: { from: carts, compose: composeVideo },
  getPlayback: { from: carts, compose: composePlayback },
  getDownloadLinks: { from: carts, compose: composeDownloadLinks },
  listTitles: { from: ['getTop', 'getDiscover'], compose: composeTitles },
  listGenreTitles: { from: ['getTop', 'getDiscover', 'getGenres'], compose: composeGenreTitles },
  search: { from: ['quickSearch'], compose: composeSearch },
};
