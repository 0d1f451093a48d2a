import { style } from '@vanilla-extract/css';
import { heardComma, inKit, vars } from '../../theme/index.ts';

export const facts = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    // Close together: at the far end a rating would stand nearer to the next card's year.
    gap: vars.space.sm,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
  }),
);

// The rating begins with its star.
heardComma(`${facts} > :first-child:not(:last-child)::after`);
