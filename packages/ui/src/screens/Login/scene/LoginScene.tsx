'use client';

import { usePicture } from '../../../hooks/usePicture.ts';
import { Logo } from '../../../components/Logo/index.ts';
import * as styles from './LoginScene.css.ts';

/** The picture beside the form: the operator's, or a drawn arch when there is none or it fails to load. Above the form it is a strip with the logo. */
export function LoginScene({ picture, slogan }: { picture?: string | undefined; slogan: string }) {
  const shown = usePicture(picture);
  return (
    <div className={styles.scene}>
      {shown.src ? <img className={styles.picture} {...shown} alt="" /> : <div className={styles.niche} />}
      <Logo className={styles.logo} />
      <p className={styles.slogan}>{slogan}</p>
    </div>
  );
}
