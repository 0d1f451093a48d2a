import { inShell } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Read out over the telephone, so it stands in one line. */
export const requestId = style(inShell({ whiteSpace: 'nowrap' }));
