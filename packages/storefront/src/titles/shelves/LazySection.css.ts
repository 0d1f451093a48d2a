import { inPage } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** About the height of the content, to limit layout shift. */
export const pending = style(inPage({ minBlockSize: '20rem' }));

/** Empty content takes no space, not even the gap. */
export const content = style(inPage({ ':empty': { display: 'none' } }));
