import type { Progress } from '@parde/player';
import { useEffect, useState } from 'react';
import { useKidsTime } from './use-kids-time.ts';

/** The longest time that a playing title may continue after the minutes have ended. */
const graceMs = 300_000;

/** The end of the minutes does not interrupt a scene: a playing title continues to its end, or for the grace period. */
export function useGracePeriod() {
  const left = useKidsTime();
  const [isPlaying, setPlaying] = useState(false);
  const [isGraceOver, setGraceOver] = useState(false);
  const isInGrace = left === 0 && isPlaying;
  useEffect(() => {
    if (!isInGrace) return;
    const timer = setTimeout(() => setGraceOver(true), graceMs);
    return () => clearTimeout(timer);
  }, [isInGrace]);
  const onProgress = ({ reason }: Progress) => {
    if (reason === 'start' || reason === 'time') setPlaying(true);
    if (reason === 'pause' || reason === 'end' || reason === 'close') setPlaying(false);
  };
  return { left, isOver: left === 0 && (!isPlaying || isGraceOver), onProgress };
}
