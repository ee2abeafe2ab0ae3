import * as v from 'valibot';
import { idTokenSchema, type Proof } from '../windowMessage.ts';
import { loadScript } from './loadScript.ts';

/** The part of Google's script that is used. */
interface GoogleScript {
  initialize: (options: { client_id: string; callback: (answer: unknown) => void; auto_select: boolean }) => void;
  renderButton: (container: HTMLElement, options: object) => void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleScript } };
  }
}

/** Loads Google's script, which draws its own button in `place`; tells of each answer, absent when it is none. */
export async function openGoogle(app: string, locale: string, container: HTMLElement, answered: (proof: Proof | undefined) => void) {
  await loadScript('https://accounts.google.com/gsi/client');
  const script = window.google?.accounts?.id;
  if (!script) throw new Error("Google's script did not start.");
  script.initialize({
    client_id: app,
    auto_select: false,
    callback(answer) {
      const { success, output } = v.safeParse(v.object({ credential: idTokenSchema }), answer);
      answered(success ? { provider: 'google', idToken: output.credential } : undefined);
    },
  });
  script.renderButton(container, {
    type: 'standard',
    theme: 'outline',
    size: 'large',
    text: 'continue_with',
    locale: locale.replace('-', '_'),
  });
}
