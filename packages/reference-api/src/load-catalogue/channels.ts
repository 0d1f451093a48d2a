import type { Catalogue } from '@parde/demo-catalogue';
import { descriptionOf, isThere, namesOf, summaryOf } from './cells.ts';
import { picturesOf } from './pictures.ts';
import type { Rows } from './rows.ts';

export function addChannels(rows: Rows, channels: NonNullable<Catalogue['channels']>): void {
  channels.forEach((channel, position) => {
    const { id, kind, art, logo, backdrop, series = [] } = channel;
    rows.channels.push({
      id,
      kind,
      position,
      ...namesOf(channel),
      ...descriptionOf(channel),
      art: picturesOf(id, art, { logo, backdrop }),
      has_logo: isThere(logo),
      has_backdrop: isThere(backdrop),
    });
    for (const series_id of series) rows.channel_series.push({ channel_id: id, series_id });
  });
}

/** Adds live channels with their weekly schedule. */
export function addLives(rows: Rows, lives: NonNullable<Catalogue['lives']>): void {
  lives.forEach((live, position) => {
    const { id, age, access = 'free', art, logo, picture } = live;
    rows.lives.push({
      id,
      position,
      ...namesOf(live),
      ...descriptionOf(live),
      age,
      access,
      art: picturesOf(id, art, { logo, backdrop: picture }),
      has_logo: isThere(logo),
      has_picture: isThere(picture),
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
