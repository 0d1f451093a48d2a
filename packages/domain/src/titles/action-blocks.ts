/** The visible buttons of a title. */
export interface VisibleActions {
  readonly play: boolean;
  readonly subscribe: boolean;
  readonly free: boolean;
  readonly buy: boolean;
  readonly ussd: boolean;
}

/** Counts the action blocks: one for each button, but free and buy share one. */
export function countActionBlocks(visible: VisibleActions): number {
  const { play, subscribe, free, buy, ussd } = visible;
  return [play, subscribe, free || buy, ussd].filter(Boolean).length;
}
