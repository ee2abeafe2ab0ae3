import type { Flow } from './flow.ts';

/**
 * All panels of sign-in with what `mode` in the address says: the numbers of docs/domain/sign-in.md#panels, and a name for the one that
 * has none.
 */
export const signInPanels = {
  phonePassword: '1',
  emailPassword: '2',
  phoneCode: '3',
  forgotPassword: '4',
  emailVerification: '5',
  register: '6',
  guest: '7',
  qrCode: 'qrCode',
} as const;
export type SignInPanel = keyof typeof signInPanels;

/** The panels between which a shopper chooses, as far as the operator switched them on. The other two serve a forgotten password. */
export const choosablePanels = ['phonePassword', 'emailPassword', 'phoneCode', 'register', 'guest', 'qrCode'] as const;
export type ChoosablePanel = (typeof choosablePanels)[number];

/** What happens in the popup; to choose a panel is an event of the panel's name. */
export type SignInEvent = ChoosablePanel | 'close' | 'forgot' | 'codeSent' | 'passwordReset' | 'signedIn' | 'registered';

/** The part of sign-in that the flow decides by. */
export interface SignInInFlow {
  /** The panels that the operator switched on. */
  on: readonly ChoosablePanel[];
}

type Steps = Flow<SignInPanel | 'closed', SignInEvent, SignInInFlow>;

/** The ways to all panels that are on, but for the one where the shopper is. */
function choices(own?: ChoosablePanel): Steps[SignInPanel] {
  const others = choosablePanels.filter((panel) => panel !== own);
  return Object.fromEntries(others.map((to) => [to, { to, when: ({ on }: SignInInFlow) => on.includes(to) }]));
}

const forgot = { to: 'forgotPassword', when: ({ on }: SignInInFlow) => on.includes('emailPassword') } as const;
const close = { to: 'closed' } as const;

/**
 * The popup (docs/domain/sign-in.md#panels). Whoever signed in or registered sees it close; a new password is tried at once in
 * mode 2. On the page /login there is nothing to close, and `closed` is the way to where the shopper came from.
 */
export const signInFlow: Steps = {
  closed: { ...choices(), forgot },
  phonePassword: { ...choices('phonePassword'), signedIn: close, close },
  emailPassword: { ...choices('emailPassword'), forgot, signedIn: close, close },
  phoneCode: { ...choices('phoneCode'), signedIn: close, close },
  forgotPassword: { ...choices(), codeSent: { to: 'emailVerification' }, close },
  // Another address: back to where it is asked for.
  emailVerification: { ...choices(), forgot, passwordReset: { to: 'emailPassword' }, close },
  register: { ...choices('register'), registered: close, signedIn: close, close },
  guest: { ...choices('guest'), signedIn: close, close },
  qrCode: { ...choices('qrCode'), signedIn: close, close },
};

/**
 * The panel of a `mode` in the address, if the operator switched it on; else the first that is. Mode 5 is the second
 * step of mode 4: a screen that does not know the e-mail address goes back to that.
 */
export function signInPanelOf(text: string | null, on: readonly ChoosablePanel[]): SignInPanel {
  const named = panels.find((panel) => signInPanels[panel] === text);
  const usable =
    named === 'forgotPassword' || named === 'emailVerification' ? on.includes('emailPassword') : on.some((one) => one === named);
  return named !== undefined && usable ? named : (on[0] ?? 'phonePassword');
}

const panels = ['forgotPassword', 'emailVerification', ...choosablePanels] as const;

/** The tabs of registration: the first is e-mail (docs/domain/sign-in.md#registering). */
export const registerTabs = ['email', 'phone'] as const;
export type RegisterTab = (typeof registerTabs)[number];

/** The tab of a number: 0 is e-mail, anything else is phone. */
export function registerTabOf(index: number): RegisterTab {
  return index === 0 ? 'email' : 'phone';
}
