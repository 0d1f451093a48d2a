import type { LiveNow } from '@parde/api-client';
import type { Gallery } from '../pictures/gallery.ts';
import { channels, type SeedChannel } from '../seed/channels.ts';
import { midnight, timestamp } from './tehran.ts';

const minute = 60_000;

/** What every channel shows at this moment. */
export function liveNow(gallery: Gallery, now: number): LiveNow[] {
  return channels.map((channel) => {
    const { programme, startsAt } = programmeAt(channel, now);
    return {
      id: channel.id,
      name_fa: channel.fa,
      name_en: channel.en,
      programme_fa: programme.fa,
      programme_en: programme.en,
      starts_at: timestamp(startsAt),
      ends_at: timestamp(startsAt + programme.minutes * minute),
      picture: gallery.title('backdrop', 'live', channel.id),
    };
  });
}

function programmeAt({ programmes }: SeedChannel, now: number) {
  const round = programmes.reduce((sum, { minutes }) => sum + minutes, 0) * minute;
  const first = midnight(now);
  let startsAt = first + Math.floor((now - first) / round) * round;
  for (const programme of programmes) {
    const endsAt = startsAt + programme.minutes * minute;
    if (now < endsAt) return { programme, startsAt };
    startsAt = endsAt;
  }
  return { programme: programmes[0], startsAt };
}
