'use client';

import { lazy, Suspense } from 'react';
import { Logo } from '../../components/Logo/index.ts';

const LogoPicture = lazy(() => import('./LogoPicture.tsx'));

/** The operator's logo where there is one, else the drawn one. Its code is fetched for a picture alone. */
export function ShopLogo({ src }: { /** What the server has for its address. */ src: string | undefined }) {
  const drawn = <Logo />;
  return src ? (
    <Suspense fallback={drawn}>
      <LogoPicture src={src} />
    </Suspense>
  ) : (
    drawn
  );
}
