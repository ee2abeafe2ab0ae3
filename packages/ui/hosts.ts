/** What the bundler knows of a module. */
export interface ModuleFacts {
  /** With its directives. */
  code: string | null;
  importers: readonly string[];
  dynamicImporters: readonly string[];
  isEntry: boolean;
}

/** Whether it begins with 'use client': a server cannot run it. */
export const isClient = (code: string | null): boolean => /^\s*["']use client["']/.test(code ?? '');

/**
 * In whose file a module is published: a part of one module alone in the file of that module, and every other in its own. A server must
 * reach what it can run without what it cannot, so a client module is no part of one that is none; and an entry is no more than its exports.
 */
export function hosts(facts: (id: string) => ModuleFacts | null): (id: string) => string {
  const found = new Map<string, string>();
  function hostOf(id: string): string {
    const known = found.get(id);
    if (known !== undefined) return known;
    found.set(id, id);
    const host = onlyHost(id) ?? id;
    found.set(id, host);
    return host;
  }
  function onlyHost(id: string): string | undefined {
    const module = facts(id);
    if (!module || module.isEntry || module.dynamicImporters.length > 0) return undefined;
    const [host, ...others] = new Set(module.importers.map(hostOf));
    const whole = host === undefined || others.length > 0 ? null : facts(host);
    if (!whole || whole.isEntry || (isClient(module.code) && !isClient(whole.code))) return undefined;
    return host;
  }
  return hostOf;
}
