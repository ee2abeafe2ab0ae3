import type { Namespace } from '@galleria/ui/i18n';
import { getI18n } from 'react-i18next';
import { type ComponentType, lazy } from 'react';

/** A screen that is loaded when it is first shown, its texts at the same time as its code. */
export function lazyScreen<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, texts: Namespace) {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), getI18n().loadNamespaces(texts)]);
    return screen;
  });
}
