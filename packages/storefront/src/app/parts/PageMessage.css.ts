import { inShell } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** The id is on one line, because viewers read it out on the telephone. */
export const requestId = style(inShell({ whiteSpace: 'nowrap' }));
