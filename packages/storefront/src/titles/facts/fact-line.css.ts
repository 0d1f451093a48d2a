import { inPage } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a Persian page two letters are not worth the font of Latin ones. */
export const quality = style(inPage({ fontFamily: 'system-ui, sans-serif', fontSize: '0.92em' }));
