import type { ResendTimer } from '../../flows/resendTimer.ts';
import type { Outcome, ShopError, Submission } from '../../state/resource.ts';

/** What somebody copied from a picture, and which picture it was. */
export interface CaptchaAnswer {
  key: string;
  code: string;
}

/** Something that was asked for. It never rejects. */
export type Loaded<T> = { status: 'done'; data: T } | { status: 'failed'; error: ShopError };

/** Where a one-time code goes, and what for: of each kind one is waited for at a time. */
export interface CodeTarget {
  kind: string;
}

/** The last code of a kind. */
export interface SentCode {
  submission: Submission;
  /** The wait until another may be asked for, once this one was sent. */
  timer?: ResendTimer | undefined;
}

/** Sends one-time codes and fetches the pictures that go with them. It outlives the forms that ask for codes. */
export interface CodeService<Target extends CodeTarget> {
  /** The last code of a kind; the same object until it changes. */
  get: (kind: Target['kind']) => SentCode;
  /** Calls the listener after every change, until the function that it returns is called. */
  subscribe: (listener: () => void) => () => void;
  /** Sends a code. While one of its kind is on its way or waited for, nothing is sent: the outcome is absent. */
  send: (target: Target, captcha?: CaptchaAnswer) => Promise<Outcome | undefined>;
  /** Fetches a picture code: its key and the address of its image. */
  getCaptcha: (signal: AbortSignal) => Promise<Loaded<{ key: string; image: string }>>;
}
