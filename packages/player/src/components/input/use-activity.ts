import { useEffect, useRef, useState } from 'react';

/** The time that the controls stay visible after the last activity. */
const idleMs = 3000;

/** True if the viewer has just moved the pointer, clicked, tapped or pressed a key. */
export function useActivity() {
  const [active, setActive] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    clearTimeout(timer.current);
    setActive(true);
    timer.current = setTimeout(() => setActive(false), idleMs);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setActive(false);
  };

  useEffect(() => {
    timer.current = setTimeout(() => setActive(false), idleMs);
    return () => clearTimeout(timer.current);
  }, []);
  return { active, show, hide };
}
