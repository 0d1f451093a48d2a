import type { Progress } from '@parde/player';
import { useEffect, useState } from 'react';
import { useKidsTime } from './use-kids-time.ts';

/** What is playing when the minutes end may go on this long, to come to its end. */
const graceMs = 300_000;

/** The minutes do not cut a scene: what plays goes on to its end, or for the time of grace. */
export function useGentleEnd() {
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
