/** The one host whose script the document for cards may load (tools/headers.ts says the same). */
const host = 'https://js.stripe.com';

let trusting = false;

/** Under trusted types an address of a script must be allowed: Stripe's own, and none else. */
export function trustStripe(): void {
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  if (trusting || !isFactory(factory)) return;
  trusting = true;
  factory.createPolicy('default', { createScriptURL: allowed });
}

/** The address if it is of Stripe's host. */
export const allowed = (text: string): string | null => (URL.canParse(text) && new URL(text).origin === host ? text : null);

/** The part of trusted types that is needed; TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (text: string) => string | null }) => void;
}

const isFactory = (value: unknown): value is TrustedTypes => typeof value === 'object' && value !== null && 'createPolicy' in value;
