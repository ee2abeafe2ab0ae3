'use client';

import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { imageUrl } from '../../addresses/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import * as styles from './LogoPicture.css.ts';

/** A picture of a logo. One that may not be loaded, or does not come, leaves the drawn logo in its place. */
export default function LogoPicture({ src }: { src: string }) {
  const { t } = useTranslation('common');
  const [broken, setBroken] = useState<string>();
  const address = imageUrl(src);
  if (address === undefined || address === broken) return <Logo />;
  return <img className={styles.picture} src={address} alt={t('header.home')} onError={() => setBroken(address)} />;
}
