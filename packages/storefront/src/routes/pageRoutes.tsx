import { type ComponentType, useState } from 'react';
import { matchPath, Route } from 'react-router-dom';
import { lazyScreen, loadPart } from '../app/lazyScreen.ts';
import type { Loader, RouteModule } from './loader.ts';
import { type Page, pageEntries } from './pages.ts';

/** A page of the table, and what draws it. */
export interface PageScreen {
  page: Page;
  Screen: ComponentType;
  /** Loads code and texts, so that the page is drawn at once when it is first shown. */
  preload?: () => Promise<RouteModule>;
}

/** Some pages of the table with their screens. @throws Error when one of them has no loader. */
export function pageScreens(isIncluded: (page: Page) => boolean, loaders: Readonly<Partial<Record<string, Loader>>>): PageScreen[] {
  return pageEntries.flatMap(([name, page]) => {
    if (!isIncluded(page)) return [];
    const loader = loaders[name];
    if (!loader) throw new Error(`Nothing loads the page "${name}": add it to the loaders of its area.`);
    return [{ page, ...lazyPage(loader) }];
  });
}

/** Their routes. */
export const routesOf = (screens: readonly PageScreen[]) =>
  screens.map(({ page, Screen }) => <Route key={page.path} path={page.path} element={<Screen />} />);

/** Loads the page at a path, if it is one of these. */
export async function preloadPage(screens: readonly PageScreen[], path: string): Promise<RouteModule | undefined> {
  return screens.find(({ page }) => matchPath(page.path, path))?.preload?.();
}

function lazyPage({ load, texts = [] }: Loader): Omit<PageScreen, 'page'> {
  const Lazy = lazyScreen(load, ...texts);
  let loaded: ComponentType | undefined;
  return {
    Screen: function LazyPage() {
      const [Screen] = useState(() => loaded ?? Lazy);
      return <Screen />;
    },
    async preload() {
      const module = await loadPart(load, texts);
      loaded = module.default;
      return module;
    },
  };
}
