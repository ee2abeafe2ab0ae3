'use client';

import type { ComponentType } from 'react';
import { fetchAhead } from '../../../hooks/fetchAhead.ts';
import type { SignInPanel } from '../../../flows/signInPanels.ts';
import { lazyWithRetry } from '../../../hooks/lazyWithRetry.ts';
import type { LazyPanelProps, LoginScreenProps } from '../LoginScreen.types.ts';

/** The panels that are fetched when somebody wants them: one file, but for the encoder of QR codes. */
export type LazyPanel = Exclude<SignInPanel, 'phonePassword' | 'emailPassword'>;

const load = async (panel: LazyPanel): Promise<ComponentType<LazyPanelProps>> =>
  panel === 'qrCode' ? (await import('../qr/QrPanel.tsx')).QrPanel : (await import('./lazyPanels.ts'))[panel];

const lazyPanel = (panel: LazyPanel) => lazyWithRetry(async () => ({ default: await load(panel) }));

export const lazyPanels = {
  phoneCode: lazyPanel('phoneCode'),
  forgotPassword: lazyPanel('forgotPassword'),
  emailVerification: lazyPanel('emailVerification'),
  register: lazyPanel('register'),
  guest: lazyPanel('guest'),
  qrCode: lazyPanel('qrCode'),
} satisfies Record<LazyPanel, unknown>;

/** Props of what leads to a panel: it is fetched while somebody points at it or focuses it, so that a press does not wait. */
export function intent(panel: LazyPanel, { onIntent }: Pick<LoginScreenProps, 'onIntent'>) {
  const prepare = () => {
    fetchAhead(() => load(panel));
    onIntent();
  };
  return { onPointerEnter: prepare, onFocus: prepare };
}
