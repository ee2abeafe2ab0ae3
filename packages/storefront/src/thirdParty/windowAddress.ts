import { isAppId, type Windowed, windowed } from './providers.ts';

/** What the shop's page tells the window of a provider. */
export interface WindowTask {
  provider: Windowed;
  /** The operator's app at the provider. */
  app: string;
  /** Made for this one try: the answer must name it. */
  nonce: string;
}

/** Where a provider's window is. The task stands behind the hash, which no server is sent. */
export function windowAddress(prefix: string, { provider, app, nonce }: WindowTask): string {
  return `${prefix}/middlewares/sign_in/${provider}#${new URLSearchParams({ app, nonce })}`;
}

/** The task in the address of a provider's window; none when any part of it is missing or not what it should be. */
export function readWindowAddress({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): WindowTask | undefined {
  const name = /\/middlewares\/sign_in\/(\w+)\/?$/.exec(pathname)?.[1];
  const provider = windowed.find((known) => known === name);
  const told = new URLSearchParams(hash.slice(1));
  const [app = '', nonce = ''] = [told.get('app') ?? '', told.get('nonce') ?? ''];
  return provider && isAppId(provider, app) && isNonce(nonce) ? { provider, app, nonce } : undefined;
}

/** A word that nobody guesses: 128 bits of chance. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isNonce = (text: string) => /^[\da-f]{32}$/.test(text);
