import { formatCountdown } from '@parde/domain';
import { Countdown, Text } from '@parde/ui';
import { usePage } from '../../app/page/Storefront.tsx';
import type { Wait } from './login-machine.ts';

interface WaitCountdownProps {
  wait: Wait | undefined;
  onEnd: () => void;
  children: string;
}

/** Longer waits are hours, which the server's message says. */
const countedSeconds = 3600;

/** Not announced: a screen reader would read every second. */
export function WaitCountdown({ wait, onEnd, children }: WaitCountdownProps) {
  const { locale } = usePage().facts;
  if (!wait || wait.seconds > countedSeconds) return null;
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
