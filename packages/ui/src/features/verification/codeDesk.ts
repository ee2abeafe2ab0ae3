import type { CodeState } from '../../patterns/CodeField/index.ts';
import type { Outcome, ShopError } from '../../state/resource.ts';

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

/** What a form works with that asks for one-time codes. It outlives the form. */
export interface CodeDesk<Target extends CodeTarget> {
  codes: {
    /** Where the sending of a kind of code stands; the same object until it changes. */
    get: (kind: Target['kind']) => CodeState;
    subscribe: (listener: () => void) => () => void;
  };
  /** Sends a code. While one of its kind is on its way or waited for, nothing is sent: absent. */
  sendCode: (target: Target, captcha?: CaptchaAnswer) => Promise<Outcome | undefined>;
  captcha: (signal: AbortSignal) => Promise<Loaded<{ key: string; image: string }>>;
}
