import { useEffect, useState } from 'react';
import { idleSign } from './idle-sign.js';

/** How long the question stands before the session ends [A12]. */
const COUNTDOWN_MS = 60_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

interface Idle {
  /** Seconds until the session ends; null while the person works. */
  readonly secondsLeft: number | null;
  readonly stay: () => void;
}

/**
 * Counts down the last minute of an idle time. Once the question stands, only its answer is a sign of the person, in this tab or in
 * another one. A computer that wakes up after the end gets no further minute.
 */
export function useIdle(minutes: number): Idle {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    if (minutes === 0) return;
    const left = () => minutes * 60_000 - idleSign.since();
    const check = () => setSecondsLeft(left() > COUNTDOWN_MS ? null : Math.max(0, Math.ceil(left() / 1000)));
    const sign = () => {
      if (left() > COUNTDOWN_MS) idleSign.give();
    };
    idleSign.give();
    const timer = setInterval(check, 1000);
    for (const type of SIGNS) window.addEventListener(type, sign, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const type of SIGNS) window.removeEventListener(type, sign, { capture: true });
    };
  }, [minutes]);
  const stay = () => {
    idleSign.give();
    setSecondsLeft(null);
  };
  return { secondsLeft, stay };
}
