import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { BodyOf } from '../inputs.ts';

/** Sends a code by SMS. */
export function sendCodeMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['send-code'],
    mutationFn: (body: BodyOf<'sendCode'>) => api.call('sendCode', { body, viewer: true }),
    retry: false,
  });
}

/** Signs in. The page is then loaded again, so nothing is invalidated. */
export function loginMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['login'],
    mutationFn: (body: BodyOf<'login'>) => api.call('login', { body, viewer: true }),
    retry: false,
  });
}

/** Signs out. The page is then loaded again, so nothing is invalidated. */
export function logoutMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['logout'],
    mutationFn: () => api.call('logout', { viewer: true }),
    retry: false,
  });
}
