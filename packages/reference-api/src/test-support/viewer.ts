import type { Answer, Card } from '@parde/api-client';
import { read } from './test-api.ts';
import type { createCatalogueApi } from './test-catalogue.ts';

export const film = { content_type: 'movie', id: '1000' } as const;
export const other = { content_type: 'movie', id: '1001' } as const;
export const series = { content_type: 'series', id: '77' } as const;
export const episode = (id: string) => ({ content_type: 'episode', id }) as const;

/** Returns a function that creates new viewers. */
export function viewersOf(api: ReturnType<typeof createCatalogueApi>) {
  let viewers = 0;
  return async () => {
    viewers += 1;
    const mobile = `0935000${String(viewers).padStart(4, '0')}`;
    const token = await api.signIn(mobile, `198.51.100.${viewers}`);
    const get = (path: string) => api.call('GET', path, { token });
    const post = (path: string, body: object) => api.call('POST', path, { token, body });
    type State = Answer<'getTitleState'>;
    return {
      mobile,
      get,
      post,
      state: async ({ content_type, id }: { content_type: string; id: string }) =>
        (await read<State>(get(`/get/my/state/${content_type}/${id}`))).data,
      list: async (list: string, query = '') =>
        (await read<Answer<'listMyTitles'>>(get(`/get/my/list/${list}${query}`))).data,
      watching: async (query = '') =>
        (await read<Answer<'listWatching'>>(get(`/get/my/watching${query}`))).data,
      add: (list: string, title: object) => post('/my/list/add', { list, ...title }),
      watch: async (title: object, percent: number) =>
        (
          await read<State>(
            post('/my/watching/save', {
              ...title,
              position_seconds: percent * 10,
              duration_seconds: 1000,
            }),
          )
        ).data,
      mark: async (title: object, watched: boolean) =>
        (await read<State>(post('/my/watching/mark', { ...title, watched }))).data,
      rows: async () => (await read<Answer<'listMyRows'>>(get('/get/my/rows'))).data,
      rate: (title: object, value: number | null) => post('/my/rating', { ...title, value }),
    };
  };
}

export const ids = ({ items }: { items: Card[] }) => items.map(({ id }) => id);
