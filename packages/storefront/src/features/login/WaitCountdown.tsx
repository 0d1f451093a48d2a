import { formatCountdown } from '@parde/domain';
import { Countdown, type CountdownProps, Text } from '@parde/ui';
import { useState } from 'react';
import { usePage } from '../../app/page/Storefront.tsx';
import { longestCountdown, type Wait } from './login-machine.ts';

interface WaitCountdownProps {
  wait: Wait | undefined;
  onEnd: () => void;
  children: string;
}

/** Not announced, because a screen reader would read every second. The server's message contains a wait of hours. */
export function WaitCountdown({ wait, onEnd, children }: WaitCountdownProps) {
  const { locale } = usePage().facts;
  if (!wait || wait.seconds > longestCountdown) return null;
  return (
    <Text size="sm" tone="muted" align="center">
      <FromNow
        key={wait.since}
        until={wait.since + wait.seconds * 1000}
        format={(seconds) => formatCountdown(seconds, locale)}
        onEnd={onEnd}
      />{' '}
      {children}
    </Text>
  );
}

/** The wait may have begun in an earlier document. */
function FromNow(countdown: Omit<CountdownProps, 'now'>) {
  const [now] = useState(() => Date.now());
  return <Countdown {...countdown} now={now} />;
}
