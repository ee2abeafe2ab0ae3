import type { Ref } from 'react';
import type { CodeService, Loaded } from '../../features/verification/codeService.ts';
import type { Country } from '../../components/DialCodeField/index.ts';
import type { QrCodeState } from '../../flows/qrCode.ts';
import type { ChoosablePanel, SignInEvent, SignInPanel } from '../../flows/signInPanels.ts';
import type { Outcome } from '../../state/resource.ts';
import type { ThirdParty } from '../../flows/thirdParties.ts';

/** What is sent to sign in or to register: how, and the fields of that way. Dial codes have no plus sign. */
export type Credentials =
  | { mode: 'phonePassword'; dialCode: string; phone: string; password: string }
  | { mode: 'emailPassword'; email: string; password: string }
  | { mode: 'phoneCode'; dialCode: string; phone: string; code: string }
  | { mode: 'registerByEmail'; email: string; code: string; newPassword: string }
  | { mode: 'registerByPhone'; dialCode: string; phone: string; code: string; newPassword: string }
  | { mode: 'guest'; dialCode: string; phone: string; email: string };

/** What one-time codes are for. A phone's signs in and registers, with one wait for both. */
export type CodeKind = 'phone' | 'registration' | 'reset';

/** Where a one-time code is to be sent. */
export type CodeRequest =
  | { kind: 'phone'; dialCode: string; phone: string }
  | { kind: 'registration'; email: string }
  | { kind: 'reset'; email: string };

/** A new password and what proves whose it is. */
export interface NewPassword {
  email: string;
  code: string;
  newPassword: string;
  repeatPassword: string;
}

/** What the panels beside the two by password work with. It outlives them, and the popup. Nothing of it rejects. */
export interface LoginService {
  codes: CodeService<CodeRequest>;
  resetPassword: (password: NewPassword) => Promise<Outcome>;
  qrCode: (signal: AbortSignal) => Promise<Loaded<{ key: string; url: string }>>;
  /** How far it has come. `confirmed` has begun the session. */
  qrState: (key: string, signal: AbortSignal) => Promise<Loaded<QrCodeState>>;
}

export interface LoginScreenProps {
  /** The panel that is shown; its owner decides. */
  panel: SignInPanel;
  onPanel: (panel: SignInPanel) => void;
  /** The telephone or the e-mail of the ways by password, where a popup begins. */
  firstFieldRef?: Ref<HTMLInputElement> | undefined;
  /** The panels that the operator switched on. */
  on: readonly ChoosablePanel[];
  /** Countries to choose a dial code from. Keep the array. */
  countries: readonly Country[];
  /** The two letters of the one that is chosen at first. */
  home: string;
  /** Whether a picture code is asked for before a one-time code is sent. */
  captcha: boolean;
  /** Address of the operator's picture; without it an arch is drawn. */
  picture?: string | undefined;
  links: {
    home: string;
    forgotPassword: string;
    terms: string;
    privacy: string;
    contact: string;
    /** The operator's own agreement; without one the policies are agreed to. */
    agreement?: string | undefined;
  };
  /** Why this opened by itself, such as the server's message at the end of a session. */
  notice?: string | undefined;
  /** The panel is a page of its own (1), or stands in a dialog that has a name already (2). */
  level?: 1 | 2 | undefined;
  /** Third parties to sign in with. */
  thirdParties: readonly ThirdParty[];
  onThirdParty: (provider: ThirdParty) => Promise<Outcome>;
  /** Signs in or registers. */
  onSignIn: (credentials: Credentials) => Promise<Outcome>;
  /** Absent until it is loaded: the panels beside the two by password wait for it. */
  service: LoginService | undefined;
  /**
   * Somebody is about to open another panel, whose code is being fetched: fetch the service and the texts (`loginPanelTexts`)
   * too, so that the press does not wait for them.
   */
  onIntent: () => void;
}

/** What was typed, kept from panel to panel. A new password is not one to sign in with, so they are two. */
export interface Draft {
  phone: string;
  email: string;
  password: string;
  newPassword: string;
  agree: boolean;
  /** The address that the code for a new password went to. */
  resetEmail: string;
}

/** Fields of a draft that were typed. */
type Typed = { [Name in keyof Draft]?: Draft[Name] | undefined };

/** What every panel is given. */
export interface PanelProps {
  login: LoginScreenProps;
  /** A panel begins with it. */
  draft: Readonly<Draft>;
  /** Something was typed. */
  keep: (typed: Typed) => void;
  country: Country | undefined;
  onCountry: (code: string) => void;
  /** Something happened that may lead to another panel, and what is to be said there. */
  go: (event: SignInEvent, news?: string) => void;
}

/** What the panels beside the two by password are given. */
export interface LazyPanelProps extends PanelProps {
  service: LoginService;
}
