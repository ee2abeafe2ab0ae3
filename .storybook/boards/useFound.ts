import { localeCodes } from '@galleria/ui/locales';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { textsOf } from '../../packages/ui/src/i18n/textsOf.ts';
import { type Found, findStates, linesOf, type TextsByLocale } from './findStates.ts';
import type { StateRecord } from './states.ts';

/** The stories of these records in which the words can be read; nothing until the texts are loaded, which the first word begins. */
export function useFound(
  records: Readonly<Record<string, StateRecord>> | undefined,
  query: string,
): { found: readonly Found[] | undefined; typed: string } {
  const [texts, setTexts] = useState<TextsByLocale>();
  const typed = useDeferredValue(query.trim());
  const isAsked = typed !== '';
  useEffect(() => {
    if (isAsked) void loadTexts().then(setTexts);
  }, [isAsked]);
  const lines = useMemo(() => (texts && records ? linesOf(records, texts) : undefined), [texts, records]);
  const found = useMemo(() => (lines ? findStates(lines, typed) : undefined), [lines, typed]);
  return { found, typed };
}

let loading: Promise<TextsByLocale> | undefined;

function loadTexts(): Promise<TextsByLocale> {
  loading ??= Promise.all(localeCodes.map(async (locale) => [locale, await textsOf(locale)] as const)).then((all) => new Map(all));
  return loading;
}
