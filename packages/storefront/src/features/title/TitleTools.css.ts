import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const tools = style(
  inPage({
    flex: '1 0 100%',
    display: 'flex',
    flexWrap: 'wrap',
    marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  }),
);

export const tool = style(
  inPage({
    flex: '1 1 0',
    display: 'inline-grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: vars.space.xxs,
    minInlineSize: '3.25rem',
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.xxs,
    border: 0,
    borderRadius: vars.radius.md,
    backgroundColor: 'transparent',
    color: vars.color.onMedia,
    fontFamily: 'inherit',
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast}`,
    selectors: {
      '&[aria-pressed="true"]': { color: vars.color.accentOnMedia },
      '&[aria-busy="true"]': { opacity: 0.6 },
    },
    '@media': {
      // With many tools, their labels come close before they wrap, and a narrow phone has two rows of three.
      [`not all and ${media.phablet}`]: {
        selectors: { [`${tools}:has(> :nth-child(5)) > &`]: { paddingInline: 0 } },
      },
      '(width < 23rem)': {
        selectors: { [`${tools}:has(> :nth-child(6)) > &`]: { flexBasis: '30%' } },
      },
      [media.narrow]: {
        selectors: { [`${tools}:has(> :first-child) > &`]: { flexBasis: '40%' } },
      },
      [media.phablet]: { flex: '0 0 auto', minInlineSize: '5rem' },
      [media.hover]: { ':hover': { backgroundColor: vars.color.mediaControl } },
    },
  }),
);

export const sign = style(inPage({ display: 'inline-flex', fontSize: '1.5rem' }));

export const star = style(inPage({ display: 'inline-flex' }));

globalStyle(
  `.${star}[data-hollow] path`,
  inPage({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinejoin: 'round' }),
);
