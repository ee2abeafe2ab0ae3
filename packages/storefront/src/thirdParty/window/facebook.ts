import * as v from 'valibot';
import { type Proof, profileSchema } from '../windowMessage.ts';
import { loadScript } from './loadScript.ts';

/** The part of Facebook's script that is used. What it answers is anybody's guess until it is read. */
interface FacebookScript {
  init: (options: object) => void;
  login: (then: (answer: unknown) => void, options: object) => void;
  api: (path: string, fields: object, then: (answer: unknown) => void) => void;
}

declare global {
  interface Window {
    FB?: FacebookScript;
    fbAsyncInit?: () => void;
  }
}

/** The version of Facebook's API that is asked; each is answered for two years at least. */
const version = 'v24.0';

/** The page's languages as Facebook names them. */
const locales: Readonly<Record<string, string>> = { 'zh-CN': 'zh_CN', es: 'es_ES', fr: 'fr_FR', th: 'th_TH', lo: 'lo_LA' };

/** Loads Facebook's script; gives what asks the shopper, which a press of theirs must call as it opens a window. */
export async function openFacebook(app: string, locale: string): Promise<() => Promise<Proof | undefined>> {
  const ready = new Promise<void>((resolve) => {
    window.fbAsyncInit = resolve;
  });
  await loadScript(`https://connect.facebook.net/${locales[locale] ?? 'en_US'}/sdk.js`);
  await ready;
  const script = window.FB;
  if (!script) throw new Error("Facebook's script did not start.");
  // Nothing of it is kept here: no cookie, no storage, no log of the visit.
  script.init({ appId: app, version, cookie: false, localStorage: false, status: false, xfbml: false, autoLogAppEvents: false });
  return async () => {
    const login = await new Promise<unknown>((resolve) => script.login(resolve, { scope: 'public_profile,email' }));
    if (!v.is(v.object({ status: v.literal('connected') }), login)) return undefined;
    const me = await new Promise<unknown>((resolve) => script.api('/me', { fields: 'id,name,email,picture' }, resolve));
    const { success, output } = v.safeParse(meSchema, me);
    return success ? { provider: 'facebook', profile: output } : undefined;
  };
}

const meSchema = v.pipe(
  v.looseObject({ picture: v.fallback(v.object({ data: v.object({ url: v.string() }) }), { data: { url: '' } }) }),
  v.transform((me) => ({ ...me, picture: me.picture.data.url })),
  profileSchema,
);
