'use client';

import { useEffect, useState } from 'react';
import { type ResendTimer, resumeResend, secondsLeft } from '../../flows/resendTimer.ts';
import { untilNextSecond } from './countdown.ts';

/** What the clock said, and the wait as it was then. */
interface Look {
  given: ResendTimer | undefined;
  timer: ResendTimer | undefined;
  now: number;
}

/**
 * The seconds left, printed anew each second. Read from the clock and not counted, so it is right after sleep; a page that
 * comes to the front again looks at once, since its timers stood still. A clock that is set back begins the wait anew, once.
 */
export function useCountdown(given: ResendTimer | undefined): number {
  const [seen, see] = useState(() => lookAt(given, given));
  // While rendering, so that another wait is never printed with the seconds of the last.
  if (seen.given !== given) see(lookAt(given, given));
  useEffect(() => {
    if (!seen.timer || secondsLeft(seen.timer, seen.now) === 0) return;
    const again = () => see((last) => lookAt(last.given, last.timer));
    const wait = setTimeout(again, untilNextSecond(seen.timer, seen.now));
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(wait);
      document.removeEventListener('visibilitychange', again);
    };
  }, [seen]);
  return secondsLeft(seen.timer, seen.now);
}

function lookAt(given: ResendTimer | undefined, timer: ResendTimer | undefined): Look {
  const now = Date.now();
  return { given, timer: timer && resumeResend(timer, now), now };
}
