/** The buttons that a viewer sees at a title. */
export interface VisibleActions {
  readonly play: boolean;
  readonly subscribe: boolean;
  readonly free: boolean;
  readonly buy: boolean;
  readonly ussd: boolean;
}

/** The number of action blocks: one a button, but free and buy share one. */
export function countActionBlocks(visible: VisibleActions): number {
  const { play, subscribe, free, buy, ussd } = visible;
  return [play, subscribe, free || buy, ussd].filter(Boolean).length;
}
