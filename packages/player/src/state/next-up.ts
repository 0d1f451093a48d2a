const nextCountdownSeconds = 10;

/** If the film has no mark for the credits, its last seconds count as credits. */
const defaultCreditsSeconds = 20;

export interface NextUpInput {
  time: number;
  duration: number;
  creditsStart: number | null | undefined;
  ended: boolean;
}

/** Returns the time at which the card appears. */
function nextUpStart({ duration, creditsStart }: NextUpInput): number {
  if (creditsStart != null && creditsStart < duration) return creditsStart;
  return Math.max(duration / 2, duration - defaultCreditsSeconds);
}

export function isNextUp(input: NextUpInput): boolean {
  return input.duration > 0 && (input.ended || input.time >= nextUpStart(input));
}

/** Returns the seconds until the next episode starts, which is never after this episode ends. */
export function nextUpIn(input: NextUpInput): number {
  if (input.ended) return 0;
  const since = input.time - nextUpStart(input);
  const left = Math.min(nextCountdownSeconds - since, input.duration - input.time);
  return Math.max(0, Math.ceil(left));
}
