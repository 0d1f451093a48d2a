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

/** Not announced: a screen reader would read every second. Hours are said by the server's message. */
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

/** A wait may have begun in a document before this one. */
function FromNow(countdown: Omit<CountdownProps, 'now'>) {
  const [now] = useState(() => Date.now());
  return <Countdown {...countdown} now={now} />;
}
