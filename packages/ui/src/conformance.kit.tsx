import type { CSSProperties, ReactElement } from 'react';
import { defaultLocale, loadAllMessages, loadMessages, startTexts, TextsProvider } from './i18n/index.ts';
import * as core from './index.ts';
import * as patterns from './patterns.ts';
import * as shell from './shell/index.ts';

/** Every part that the library exports but for its screens. */
export const ui = { ...core, ...patterns, ...shell };

/** What a consumer may put on any component. */
export interface Probe {
  className: string;
  id: string;
  'data-probe': string;
  style?: CSSProperties | undefined;
  ref?: ((element: Element | null) => void) | undefined;
  onClick?: ((event: { preventDefault: () => void }) => void) | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  onKeyDown?: (() => void) | undefined;
  onPointerEnter?: (() => void) | undefined;
  onPointerLeave?: (() => void) | undefined;
  onPointerDown?: (() => void) | undefined;
  onMouseDown?: (() => void) | undefined;
}

export interface Part {
  draw: (probe: Probe) => ReactElement;
  /** A field: the class goes to its root, the rest to this control. */
  control?: 'input' | 'select' | 'textarea' | undefined;
  /** What it must stand in; it is then not the first element. */
  within?: ((part: ReactElement) => ReactElement) | undefined;
}

const texts = await startTexts({ locale: defaultLocale, load: loadMessages });
await texts.loadNamespaces(Object.keys(await loadAllMessages(defaultLocale)));

/** A part with the texts of those that translate themselves. */
export const withTexts = (part: ReactElement) => <TextsProvider texts={texts}>{part}</TextsProvider>;

export const nothing = () => {};
export const sent = async () => ({ status: 'done' }) as const;
export const inDialog = (part: ReactElement) => <ui.DialogRoot open>{part}</ui.DialogRoot>;
export const code = { submission: { status: 'idle' }, onSend: nothing } as const;
