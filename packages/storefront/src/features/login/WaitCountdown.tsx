import { formatCountdown } from '@parde/domain';
import { Countdown, Text } from '@parde/ui';
import { usePage } from '../../app/page/Storefront.tsx';
import { longestCountdown, type Wait } from './login-machine.ts';

interface WaitCountdownProps {
  wait: Wait | undefined;
  onEnd: () => void;
  children: string;
}

/** Not announced: a screen reader would read every second. Hours are said by the server's message. */
export function WaitCountdown({ wait, onEnd, children }: WaitCountdownProps) {
  const { locale } = usePage().facts;
  if (!wait || wait.seconds > longestCountdown) return null;
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
