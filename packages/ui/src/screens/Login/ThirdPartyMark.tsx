import * as styles from './panels.css.ts';
import type { ThirdParty } from '../../flows/thirdParties.ts';

/** A letter in a few strokes of our own, in the colour of the text: no company's mark. The name stands beside it. */
const strokes: Record<ThirdParty, string> = {
  facebook: 'M10 17V8.5A2.5 2.5 0 0 1 12.5 6H14M7 10.5h6',
  google: 'M15 6.8A6 6 0 1 0 16 10h-5',
  twitter: 'M5 5l10 10M15 5 5 15',
};

export function ThirdPartyMark({ provider }: { provider: ThirdParty }) {
  return (
    <svg aria-hidden viewBox="0 0 20 20" width={20} height={20} className={styles.mark}>
      <path d={strokes[provider]} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
    </svg>
  );
}
