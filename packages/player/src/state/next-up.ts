/** The countdown begins when the card appears, so that a seek into the credits leaves time to dismiss it. */
export const nextCountdownSeconds = 10;

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
