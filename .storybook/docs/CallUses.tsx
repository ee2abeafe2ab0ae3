import { StoryLink } from '../boards/StoryLink.tsx';
import { type CallFault, callFaults, type CallUse } from './callUse.ts';
import styles from './docs.module.css';

const faults = Object.keys(callFaults).filter((name): name is CallFault => name in callFaults);
const words = (id: string) => id.replace(/^(screens|flows|shell)-/, '').replaceAll('-', ' ');

/** Which screens, scenarios and stories make a call, and which of its faults are shown. */
export function CallUses({ use }: { use: CallUse | undefined }) {
  if (!use) return <p className={styles['uses']}>No story makes this call.</p>;
  return (
    <dl className={styles['uses']}>
      <div>
        <dt>Stories</dt>
        <dd>
          {[...use.screens].map(([screen, stories]) => (
            <span key={screen}>
              <StoryLink to={stories[0] ?? screen}>{words(screen)}</StoryLink> ({stories.length}){' '}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>Scenarios</dt>
        <dd>{[...use.scenarios].join(', ') || 'none'}</dd>
      </div>
      {faults.map((fault) => {
        const story = use.faults.get(fault);
        return (
          <div key={fault}>
            <dt>Shown with {callFaults[fault]}</dt>
            <dd>{story ? <StoryLink to={story}>{words(story.replace('--', ': '))}</StoryLink> : 'nowhere'}</dd>
          </div>
        );
      })}
    </dl>
  );
}
