import { signInByEmail, signInByPhone, signInPicture } from '@galleria/api';
import type { Credentials, LoginProps, Outcome } from '@galleria/ui';
import { type SignInMode, signInModeOf } from '@galleria/ui/flows';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../app/services.tsx';
import { request } from '../data/request.ts';
import { outcomeOf, useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';

/** The dial codes of the shipped table (product.md §2). */
const dialCodes = ['91'] as const;

/** Everything the sign-in panel gets; `onDone` is told when the session has begun. */
export function useLoginScreen({ notice, onDone }: { notice?: string | undefined; onDone?: () => void } = {}): LoginProps {
  const { client, session } = useServices();
  const [search] = useSearchParams();
  const [mode, onMode] = useState<SignInMode>(() => signInModeOf(search.get('mode')));
  const picture = useResource(request(signInPicture, {}, ({ image }) => image));

  async function enter(credentials: Credentials) {
    if (credentials.mode === 'phonePassword') {
      const { dialCode, phone, password } = credentials;
      const { token } = await client.call(signInByPhone, { body: { countryCode: `+${dialCode}`, phone, password } });
      session.start('mobile', token);
    } else {
      const { email, password } = credentials;
      const { token } = await client.call(signInByEmail, { body: { email, password } });
      session.start('email', token);
    }
  }

  async function onSignIn(credentials: Credentials): Promise<Outcome> {
    const outcome = await outcomeOf(enter(credentials));
    if (outcome.status === 'done') onDone?.();
    return outcome;
  }

  return {
    mode,
    onMode,
    dialCodes,
    notice,
    onSignIn,
    picture: picture.resource.status === 'ready' ? picture.resource.data : undefined,
    links: { forgotPassword: paths.forgotPassword, terms: paths.terms, privacy: paths.privacy },
  };
}
