/**
 * The thirty most informative stories, which `pnpm tool pictures` captures at the width that suits each. An
 * unintended change is visible in at least one of them.
 */
export const stories: Readonly<Record<string, number>> = {
  'overview--kit': 1280,
  'screens-home--home': 1280,
  'screens-film--film': 360,
  'foundations-colours--tokens': 768,
  'foundations-type--sizes': 768,
  'foundations-spacing--corners': 768,
  'foundations-icons--all': 768,
  'foundations-right-to-left--both-ways': 768,
  'components-button--variants': 360,
  'components-textfield--states': 360,
  'components-checkbox--states': 360,
  'components-radiogroup--ways-to-pay': 360,
  'components-switch--settings': 360,
  'components-select--order': 360,
  'components-searchbox--with-results': 360,
  'components-tabs--of-film': 768,
  'components-dialog--large': 1280,
  'components-notice--tones': 360,
  'components-badge--tones': 360,
  'components-plancard--plans': 1280,
  'components-postercard--edges': 768,
  'components-shelf--people': 1280,
  'components-episodecard--season': 1280,
  'components-downloadrow--of-episode': 360,
  'components-comment--thread': 360,
  'components-titlehero--full': 1280,
  'components-heroslider--hardest': 360,
  'components-header--solid': 1280,
  'components-footer--full': 1280,
  'components-emptystate--empty-list': 360,
};

/** Dark right-to-left and light left-to-right, as in the component tests. */
export const appearances = [
  { brand: 'main', locale: 'fa', theme: 'dark' },
  { brand: 'main', locale: 'en', theme: 'light' },
] as const satisfies readonly Appearance[];

/** The settings of Storybook's toolbar. */
export interface Appearance {
  readonly brand: 'main' | 'plus' | 'partner';
  readonly locale: 'fa' | 'en';
  readonly theme: 'dark' | 'light';
}
