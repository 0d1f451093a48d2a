import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Keeps the room of its words: two lines on a phone, one elsewhere. */
const room = (lines: number) => `calc(${lines} * ${vars.font.size.sm} * ${vars.font.leading.ui})`;

export const words = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    columnGap: vars.space.md,
    minBlockSize: room(2),
    '@media': { [media.tablet]: { flexDirection: 'row', minBlockSize: room(1) } },
  }),
);
