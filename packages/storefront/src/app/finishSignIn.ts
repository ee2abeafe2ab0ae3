import { insidePath } from '@galleria/ui/addresses';
import { paths } from '../paths.ts';
import type { Services } from './services.tsx';

/**
 * What follows a sign-in, in whichever way and in whichever tab: the popup closes, and the way back is used up. Returns where
 * it leads, for a page that is there only for signing in; everywhere else the shopper stays where they are.
 * @param from the page that sent them to sign in, when the history knows it.
 */
export function finishSignIn({ session, prompt }: Pick<Services, 'session' | 'prompt'>, from?: string): string {
  const saved = session.takeReturnPath();
  prompt.close();
  return insidePath(from ?? saved, location.origin) ?? paths.home;
}
