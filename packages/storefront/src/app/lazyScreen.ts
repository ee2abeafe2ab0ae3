import { lazyComponent } from '@galleria/ui';
import type { Namespace } from '@galleria/ui/i18n';
import type { ComponentType } from 'react';
import { getI18n } from 'react-i18next';
import { loadChunk } from './chunks.ts';
import { routeProgress } from './routeProgress.ts';

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

/** A screen that is loaded when it is first shown, its texts at the same time as its code. The progress bar follows it. */
export function lazyScreen<Props extends object>(load: Load<Props>, ...texts: Namespace[]) {
  return lazyComponent(() => routeProgress.follow(loadPart(load, texts)));
}

/** The same for a part of the frame, which no page waits for. */
export function lazyPart<Props extends object>(load: Load<Props>, ...texts: Namespace[]) {
  return lazyComponent(() => loadPart(load, texts));
}

/** Loads code and texts together. @throws {ChunkFailure} when one of them does not come. */
export const loadPart = <Props extends object>(load: Load<Props>, texts: readonly Namespace[]) =>
  loadChunk(async () => {
    const [part] = await Promise.all([load(), loadTexts(texts)]);
    return part;
  });

/** Unlike the loader of the texts it does not pass over those that did not come. */
async function loadTexts(texts: readonly Namespace[]): Promise<void> {
  const i18n = getI18n();
  const missing = () => texts.filter((name) => !i18n.hasResourceBundle(i18n.language, name));
  await i18n.loadNamespaces(texts);
  // The loader remembers a failure, so a second attempt must say that it means it.
  if (missing().length > 0) await i18n.reloadResources(i18n.language, missing());
  if (missing().length > 0) throw new Error(`The texts "${missing().join('", "')}" did not come.`);
}
