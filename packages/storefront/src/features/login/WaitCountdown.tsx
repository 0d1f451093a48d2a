import { formatCountdown } from '@parde/domain';
import { Countdown, Text } from '@parde/ui';
import { usePage } from '../../app/page/Storefront.tsx';
import type { Wait } from './login-machine.ts';

interface WaitCountdownProps {
  wait: Wait | undefined;
  onEnd: () => void;
  /** What the time is until. */
  children: string;
}

/** How long a button waits yet. It is there to be looked at: nobody wants to hear every second. */
export function WaitCountdown({ wait, onEnd, children }: WaitCountdownProps) {
  const { locale } = usePage().facts;
  if (!wait) return null;
  return (
    <Text size="sm" tone="muted" align="center">
      <Countdown
        key={wait.since}
        until={wait.since + wait.seconds * 1000}
        now={wait.since}
        format={(seconds) => formatCountdown(seconds, locale)}
        onEnd={onEnd}
      />{' '}
      {children}
    </Text>
  );
}
