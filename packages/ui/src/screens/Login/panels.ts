import { type ComponentType, lazy } from 'react';
import { getI18n } from 'react-i18next';
import type { SignInPanel } from '../../flows/signInPanels.ts';
import type { LoginDesk, PanelProps } from './LoginScreen.types.ts';
import { loginPanelTexts } from './texts.ts';

/** The panels that are fetched when somebody wants them: one file, but for the encoder of QR codes. */
export type LazyPanel = Exclude<SignInPanel, 'phonePassword' | 'emailPassword'>;

const load = async (panel: LazyPanel): Promise<ComponentType<PanelProps>> =>
  panel === 'qrCode' ? (await import('./QrPanel.tsx')).QrPanel : (await import('./lazyPanels.ts'))[panel];

/** Their texts come at the same time as their code. */
const texts = () => getI18n().loadNamespaces(loginPanelTexts);

/** A part that is fetched with the texts of the further panels. */
export const withTexts = <Props extends object>(loadPart: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: (await Promise.all([loadPart(), texts()]))[0] }));

const lazyPanel = (panel: LazyPanel) => withTexts(() => load(panel));

export const lazyPanels = {
  phoneCode: lazyPanel('phoneCode'),
  forgotPassword: lazyPanel('forgotPassword'),
  emailVerification: lazyPanel('emailVerification'),
  register: lazyPanel('register'),
  guest: lazyPanel('guest'),
  qrCode: lazyPanel('qrCode'),
} satisfies Record<LazyPanel, unknown>;

/** Props of what leads to a panel: it is fetched while somebody points at it or focuses it, so that a press does not wait. */
export function intent(panel: LazyPanel, { desk }: { desk: () => Promise<LoginDesk> }) {
  // What could not be fetched in advance is fetched again by the press, which shows how that ends.
  const fetchAll = () => void Promise.all([load(panel), texts(), desk()]).catch(() => {});
  return { onPointerEnter: fetchAll, onFocus: fetchAll };
}
