'use client';

import { isValidElement, type ReactElement } from 'react';
import { Logo } from '../../components/Logo/index.ts';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyOptional } from '../../hooks/lazyOptional.ts';

const LogoPicture = lazyOptional(
  () => import('./LogoPicture.tsx'),
  () => <Logo />,
);

/** The operator's logo where there is one, else the drawn one. Its code is fetched for a picture alone. */
export function ShopLogo({ logo }: { /** What the server has for its address, or one's own. */ logo: string | ReactElement | undefined }) {
  if (isValidElement(logo)) return logo;
  const drawn = <Logo />;
  return logo ? (
    <LazySuspense fallback={drawn}>
      <LogoPicture src={logo} />
    </LazySuspense>
  ) : (
    drawn
  );
}
