import type { ThirdParty } from '@galleria/ui/patterns';

/** Those that run in a window of their own, by their script; Twitter is gone to and come back from. */
export const windowed = ['facebook', 'google'] as const satisfies readonly ThirdParty[];
export type Windowed = (typeof windowed)[number];

/** How an id of the operator's app is written: it comes from the server and is given to a foreign script. */
const appIds: Readonly<Record<Windowed, RegExp>> = {
  facebook: /^\d{5,25}$/,
  google: /^[\w.-]{1,200}\.apps\.googleusercontent\.com$/,
};

/** Whether a text may be the id of an app at a provider. */
export const isAppId = (provider: Windowed, text: string): boolean => appIds[provider].test(text);
