import { createApiClient } from '@parde/api-client';

export const api = createApiClient({ baseUrl: `${process.env.API_BASE_URL}` });
