import {
  cookieLifetimes,
  cookieNames,
  countKidsTime,
  type KidsAge,
  type KidsMinutes,
  kidsMinutes,
  kidsTimeLeft,
  storageKeys,
} from '@parde/domain';
import type { Progress } from '@parde/player';
import { useEffect, useState } from 'react';
import { readCookie, writeCookie } from '../../app/browser/cookies.ts';
import {
  readLocalStorage,
  removeFromLocalStorage,
  writeLocalStorage,
} from '../../app/browser/storage.ts';
import type { PageFacts } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { kidsHome } from '../../paths.ts';

/** Often enough that two tabs, or a closed tab, lose little. */
const countEveryMs = 5000;

/** If storage is blocked, the time applies to the document. */
let ofDocument: string | undefined;

const readTime = () =>
  readLocalStorage(storageKeys.kidsTime) ?? readCookie(cookieNames.kidsTime) ?? ofDocument;

function writeTime(time: string): void {
  ofDocument = time;
  writeLocalStorage(storageKeys.kidsTime, time);
  // Only for the kids' pages: other pages come from a shared cache, which does not know this cookie.
  const { kidsTime } = cookieLifetimes;
  writeCookie(cookieNames.kidsTime, encodeURIComponent(time), kidsTime, kidsHome);
}

/** Stores the minutes for the time when no server can be reached. */
function storeMinutes(minutes: KidsMinutes | undefined): void {
  if (minutes === undefined) removeFromLocalStorage(storageKeys.kidsMinutes);
  else writeLocalStorage(storageKeys.kidsMinutes, String(minutes));
}

/** Uses the server's clock, so that setting the device's clock gains no time. */
const timeNow = (facts: PageFacts) => Math.floor(Date.parse(facts.now) + performance.now());

/** A film in picture-in-picture continues while the page is hidden. */
function isWatched(): boolean {
  const videos = Array.from(document.querySelectorAll('video'));
  return document.visibilityState === 'visible' || videos.some(({ paused }) => !paused);
}

/**
 * Returns the remaining minutes of the day, in milliseconds; undefined without a limit. Counts while it is mounted,
 * for all tabs together, and only while something is watched.
 */
export function useKidsTime(): number | undefined {
  const { facts } = usePage();
  const { kidsMinutes: minutes } = facts;
  const [left, setLeft] = useState(facts.kidsTimeLeft);
  useEffect(() => {
    storeMinutes(minutes);
    if (minutes === undefined) return;
    const count = () => {
      const now = timeNow(facts);
      if (isWatched()) writeTime(countKidsTime(readTime(), now));
      setLeft(kidsTimeLeft(readTime(), minutes, now));
    };
    count();
    const timer = setInterval(count, countEveryMs);
    return () => clearInterval(timer);
  }, [facts, minutes]);
  return left;
}

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

/** Returns the facts of a child's page that no server has sent. The clock continues from the device's latest time. */
export function factsOnDevice(
  facts: PageFacts,
  kids: KidsAge,
  { latest, sinceStart }: { readonly latest: number; readonly sinceStart: number },
): PageFacts {
  const storedMinutes = readLocalStorage(storageKeys.kidsMinutes);
  const minutes = kidsMinutes.find((each) => String(each) === storedMinutes);
  return {
    ...facts,
    kids,
    now: new Date(latest - sinceStart).toISOString(),
    kidsMinutes: minutes,
    kidsTimeLeft: minutes && kidsTimeLeft(readTime(), minutes, latest),
  };
}

/** Returns the latest time that this device is known to have had. Saved titles store it. */
export const latestKnownTime = (): number =>
  Math.max(Number(readLocalStorage(storageKeys.offlineLatest)) || 0, Date.now());
