import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** The room of words that come late. */
const room = (lines: number) => `calc(${lines} * ${vars.font.size.sm} * ${vars.font.leading.ui})`;

export const line = style(inPage({ minBlockSize: room(1) }));

/** Two lines on a phone, one elsewhere. */
export const words = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    columnGap: vars.space.md,
    minBlockSize: room(2),
    '@media': { [media.tablet]: { flexDirection: 'row', minBlockSize: room(1) } },
  }),
);
