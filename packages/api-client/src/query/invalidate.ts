import type { QueryClient } from '@tanstack/react-query';
import { keyOf, type Resource } from './keys.ts';

/** Marks what an action has changed as old: what is on the screen is fetched again, without being waited for. */
export function invalidate(client: QueryClient, resources: readonly Resource[]): void {
  for (const resource of resources) void client.invalidateQueries({ queryKey: keyOf(resource) });
}

/** Marks it as old for whoever asks next. What is on the screen stays: a player tells its place again and again. */
export function invalidateLater(client: QueryClient, resources: readonly Resource[]): void {
  for (const resource of resources) {
    void client.invalidateQueries({ queryKey: keyOf(resource), refetchType: 'none' });
  }
}
