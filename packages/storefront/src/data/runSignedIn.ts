import { currentUser } from '@galleria/api';
import type { Outcome } from '@galleria/ui';
import type { Services } from '../app/services.tsx';
import { ownerOf } from './ownerOf.ts';
import { outcomeOf } from './useResource.ts';

type SignedInServices = Pick<Services, 'client' | 'session' | 'prompt' | 'shopper'>;

/**
 * Sends what needs a shopper. A guest is asked to sign in over the page, and so is one whose session turns out to be
 * over; then it is carried out after all, unless it is somebody else who signed in. Nothing is sent twice: what was refused
 * for its token was not done.
 */
export async function runSignedIn(services: SignedInServices, send: () => Promise<unknown>): Promise<Outcome> {
  const began = services.shopper.isVisitor() ? 'anybody' : { owner: services.shopper.last() };
  if (services.session.token() === undefined) return (await isSignedInAgain(services, began)) ? outcomeOf(send()) : notSignedIn;
  const outcome = await outcomeOf(send());
  const wasRefused = outcome.status === 'failed' && outcome.error.kind === 'unauthorized';
  return wasRefused && (await isSignedInAgain(services, began)) ? outcomeOf(send()) : outcome;
}

const notSignedIn: Outcome = { status: 'failed', error: { kind: 'unauthorized', message: '' } };

/** Asks to sign in; whether the shopper who began is there then. A visitor is anybody; somebody who was not known yet is nobody again. */
async function isSignedInAgain(services: SignedInServices, began: 'anybody' | { owner: string | undefined }): Promise<boolean> {
  if (!(await askToSignIn(services))) return false;
  if (began === 'anybody') return true;
  try {
    return ownerOf(await services.client.call(currentUser, {})) === began.owner;
  } catch {
    // Nobody knows who it is: the shopper can send it again.
    return false;
  }
}

/** Opens the popup, or joins the one that is open; whether somebody is signed in when it has closed. */
function askToSignIn({ session, prompt }: SignedInServices): Promise<boolean> {
  prompt.open();
  return new Promise((resolve) => {
    const stop = prompt.subscribe(() => {
      if (prompt.get().open) return;
      stop();
      resolve(session.token() !== undefined);
    });
  });
}
