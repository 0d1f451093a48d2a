import { inPage } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Empty content takes no space, not even the gap. */
export const content = style(inPage({ ':empty': { display: 'none' } }));
