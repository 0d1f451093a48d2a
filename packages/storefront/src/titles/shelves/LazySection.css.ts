import { inPage } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** About as high as what comes, so that little below it moves. */
export const pending = style(inPage({ minBlockSize: '20rem' }));

/** What has nothing to show takes no room, nor the distance to its neighbours. */
export const content = style(inPage({ ':empty': { display: 'none' } }));
