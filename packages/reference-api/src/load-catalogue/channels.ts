import type { Catalogue } from '@parde/demo-catalogue';
import { addressOf, descriptionOf, isThere, namesOf, summaryOf } from './cells.ts';
import type { Rows } from './rows.ts';
import { artworkOf } from './titles.ts';

export function addChannels(rows: Rows, channels: NonNullable<Catalogue['channels']>): void {
  channels.forEach((channel, position) => {
    const { id, kind, art = artworkOf(id), logo, backdrop, series = [] } = channel;
    rows.channels.push({
      id,
      kind,
      position,
      ...namesOf(channel),
      ...descriptionOf(channel),
      art: JSON.stringify(art),
      has_logo: isThere(logo),
      logo_url: addressOf(logo),
      has_backdrop: isThere(backdrop),
      backdrop_url: addressOf(backdrop),
    });
    for (const series_id of series) rows.channel_series.push({ channel_id: id, series_id });
  });
}

/** Live channels with their week. */
export function addLives(rows: Rows, lives: NonNullable<Catalogue['lives']>): void {
  lives.forEach((live, position) => {
    const { id, age, access = 'free', art = artworkOf(id), logo, picture } = live;
    rows.lives.push({
      id,
      position,
      ...namesOf(live),
      ...descriptionOf(live),
      age,
      access,
      art: JSON.stringify(art),
      has_logo: isThere(logo),
      logo_url: addressOf(logo),
      has_picture: isThere(picture),
      picture_url: addressOf(picture),
    });
    for (const slot of live.programmes ?? []) {
      rows.live_programmes.push({
        live_id: id,
        weekday: slot.weekday,
        starts_minute: slot.starts_minute,
        minutes: slot.minutes,
        ...namesOf(slot),
        ...summaryOf(slot),
        art: slot.art ? JSON.stringify(slot.art) : null,
        catch_up_id: slot.catch_up_id ?? null,
      });
    }
  });
}
