import type { ApiClient } from '@parde/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** What the text around the code takes for granted. */
declare global {
  const api: ApiClient;
  const baseUrl: string;
  const queryClient: QueryClient;
  function startCountdown(seconds: number): void;
  function show(text: string): void;
  function openSignIn(): void;
}
