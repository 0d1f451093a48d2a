import type { ApiClient } from '@parde/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** The declarations that the text around the code blocks takes for granted. */
declare global {
  const api: ApiClient;
  const baseUrl: string;
  const queryClient: QueryClient;
  function startCountdown(seconds: number): void;
  function show(text: string): void;
  function openSignIn(): void;
}
