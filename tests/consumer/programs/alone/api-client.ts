import { createApiClient } from '@parde/api-client';

const api = createApiClient({
  baseUrl: 'https://example.test/api/v1',
  fetch: async () => Response.json({ data: { name_fa: 'شب بلند' } }),
});
const { data: film } = await api.call('getMovie', { path: { id: '1024' } });

console.log(film.name_fa);
