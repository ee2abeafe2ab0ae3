import { defaultLocale } from '@galleria/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import { splitLocale } from '../paths.ts';
import { jsonOf } from './jsonOf.ts';
import type { StructuredData } from './thing.ts';

/**
 * Describes the page to machines (JSON-LD, and Open Graph for where its address is shared) as long as it is shown. Nobody waits for it: what makes the description is loaded once
 * the page has its data.
 * @param about what is described: another one has another description, and without one there is none yet.
 * @param describe gives the description.
 */
export function useStructuredData(about: string | undefined, describe: () => Promise<StructuredData[]>): void {
  const makeDescription = useEffectEvent(describe);
  useEffect(() => {
    if (about === undefined) return undefined;
    const script = document.createElement('script');
    const tags: HTMLMetaElement[] = [];
    let gone = false;
    void makeDescription()
      .then(async (data) => {
        const { openGraphOf } = await import('./openGraph.ts');
        if (gone) return;
        const { locale = defaultLocale } = splitLocale(location.pathname);
        for (const { property, content } of openGraphOf(data, { siteName: 'Galleria', locale, origin: location.origin })) {
          const tag = document.createElement('meta');
          tag.setAttribute('property', property);
          tag.content = content;
          tags.push(tag);
        }
        document.head.append(...tags);
        script.type = 'application/ld+json';
        Reflect.set(script, 'text', trusted(jsonOf(data)));
        document.head.append(script);
      })
      // A page without its description is a page all the same.
      .catch(() => {});
    return () => {
      gone = true;
      for (const element of [script, ...tags]) element.remove();
    };
  }, [about]);
}

/** The part of trusted types that is needed; TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScript: (text: string) => string }) => { createScript: (text: string) => unknown };
}
const isFactory = (value: unknown): value is TrustedTypes => typeof value === 'object' && value !== null && 'createPolicy' in value;

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** JSON is no program; the shop's content policy wants it to be said all the same (tools/headers.ts). */
function trusted(json: string): unknown {
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  if (!isFactory(factory)) return json;
  // A text that is JSON is the only one that passes.
  policy ??= factory.createPolicy('json-ld', { createScript: (text) => JSON.stringify(JSON.parse(text)).replaceAll('<', '\\u003c') });
  return policy.createScript(json);
}
