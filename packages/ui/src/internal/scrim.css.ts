import { createVar, style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../theme/index.ts';

/** Words over pictures stand in a darkness that comes from below, and on wide screens from the start. */
export const stage = style(
  inKit({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    backgroundColor: vars.color.media,
    color: vars.color.onMedia,
  }),
);

const strength = createVar();

export const scrim = style(
  inKit({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    pointerEvents: 'none',
    vars: { [strength]: vars.color.media },
    backgroundImage: `linear-gradient(to top, ${vars.color.heroEdge} 0%, transparent 22%), linear-gradient(to top, ${strength} 4%, transparent 68%), linear-gradient(to bottom, ${strength} -30%, transparent 26%)`,
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundImage: `linear-gradient(to top, ${strength} 0%, transparent 55%)`,
      opacity: 0.75,
    },
    '@media': {
      [media.tablet]: {
        '::before': {
          backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${strength} 2%, transparent 62%)`,
          opacity: 0.92,
        },
      },
    },
  }),
);
