import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn, plainList } from '../../../app/parts/shared-styles.ts';
import {
  focused,
  list,
  oneUnderTheOther,
} from '../../../titles/file-downloads/download-cards.css.ts';

/** Below the page's title, above the content from the server. */
export const stored = style([list, inPage({ marginBlockStart: vars.space.md })]);

export const emptyState = style(inPage(focused));

/** There may be hundreds of cards, so the browser skips rendering those out of view. */
export const item = style(
  inPage({
    containerType: 'inline-size',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 12rem',
  }),
);

export const episodeItem = style(
  inPage({
    containerType: 'inline-size',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 8rem',
  }),
);

/** The episodes of a series, below the facts about all of them. */
export const episodes = style(inPage({ ...oneColumn, ...plainList, gridColumn: '1 / -1' }));

export const episode = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    columnGap: vars.space.md,
    rowGap: vars.space.xs,
    paddingBlock: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '8rem minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space.lg,
      },
    },
    ...oneUnderTheOther,
  }),
);

/** In kids mode, the page stored on the device has no links to grown-ups' pages. */
globalStyle('html[data-stored=kids] body > div > :not(main)', inPage({ display: 'none' }));
