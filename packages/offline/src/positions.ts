import type { DeviceParts } from './device-parts.ts';

/** Reports positions that the server does not know. It stores the newer position, so an old one loses nothing. */
export async function sendPositions({
  owner,
  records,
  server,
}: Pick<DeviceParts, 'owner' | 'records' | 'server'>): Promise<void> {
  if (!server.savePosition) return;
  for (const { key, type, id, position, isPositionSent, ...title } of records.titles()) {
    if (position === null || isPositionSent || title.owner !== owner) continue;
    const isSent = await server
      .savePosition({
        content_type: type,
        id,
        position_seconds: Math.floor(position.seconds),
        duration_seconds: Math.round(position.duration),
        watched_at: new Date(position.at).toISOString(),
      })
      .then(
        () => true,
        () => false,
      );
    // The viewer may have moved on in the meantime.
    if (isSent) {
      await records.change(key, (now) => ({ isPositionSent: now.position?.at === position.at }));
    }
  }
}
