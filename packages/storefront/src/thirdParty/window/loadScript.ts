/**
 * Loads the script of a provider. Under trusted types the script may load more of its own and draw what it likes, but
 * from its own host alone and without `eval`: the content policy of this document says the same (tools/headers.ts).
 */
export function loadScript(address: string): Promise<void> {
  trustOnly(new URL(address).origin);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} did not load.`));
    });
    document.head.append(script);
  });
}

let trusting = false;

function trustOnly(origin: string): void {
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  if (trusting || !isFactory(factory)) return;
  trusting = true;
  factory.createPolicy('default', {
    createHTML: (text) => text,
    createScriptURL: (text) => (new URL(text, location.href).origin === origin ? text : null),
  });
}

/** The part of trusted types that is needed; TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string; createScriptURL: (text: string) => string | null }) => void;
}

const isFactory = (value: unknown): value is TrustedTypes => typeof value === 'object' && value !== null && 'createPolicy' in value;
