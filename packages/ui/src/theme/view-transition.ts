import type { StyleRule } from '@vanilla-extract/css';

/** True only during a page transition. At other times names would change how elements are painted. */
export const inTransition = ':root:active-view-transition';

/** The picture of a title: on the card that was opened, and on the title's page. */
export const titlePicture = 'title-picture';

/** Names an element for page transitions. Elements of the class `bar` stay above the others and do not move. */
export function transitionName(name: string, viewTransitionClass?: 'bar') {
  return {
    [`${inTransition} &`]: {
      viewTransitionName: name,
      ...(viewTransitionClass && { viewTransitionClass }),
    },
  } satisfies StyleRule['selectors'];
}
