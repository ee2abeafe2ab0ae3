import { useState } from 'react';
import * as styles from './LoginScreen.css.ts';

/** The picture beside the form: the operator's, or a drawn arch when there is none or it fails to load. */
export function LoginScene({ picture, slogan }: { picture?: string | undefined; slogan: string }) {
  const [broken, setBroken] = useState<string>();
  return (
    <div className={styles.scene}>
      {picture && broken !== picture ? (
        <img className={styles.picture} src={picture} alt="" onError={() => setBroken(picture)} />
      ) : (
        <div className={styles.niche} />
      )}
      <p className={styles.slogan}>{slogan}</p>
    </div>
  );
}
