import { useEffect, useState } from 'react';
import styles from './boards.module.css';
import { type Finding, loadFindings } from './findings.ts';
import { StoryLink } from './StoryLink.tsx';

/** What is wrong with stories, as the last look at this Storybook found it; nothing while nobody has looked. */
export function OpenFindings() {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  useEffect(() => void loadFindings().then(setFindings), []);
  if (findings.length === 0) return null;
  const byStory = [...Map.groupBy(findings, ({ label }) => label)];
  return (
    <section aria-labelledby="findings">
      <h2 id="findings">Open findings</h2>
      <ul className={styles['findings']}>
        {byStory.map(([label, ofStory]) => (
          <li key={label}>
            <StoryLink to={ofStory[0]?.storyId ?? ''}>{label}</StoryLink>
            {ofStory.map(({ sentence }) => (
              <p key={sentence} className={styles['quiet']}>
                {sentence}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
