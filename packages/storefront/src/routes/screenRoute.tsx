import type { ComponentType } from 'react';
import type { Request } from '../data/request.ts';

/** The route of a screen: its hook gives it everything. */
export function screenRoute<Props extends object>(Screen: ComponentType<Props>, useScreen: () => Props): ComponentType {
  return function ScreenRoute() {
    return <Screen {...useScreen()} />;
  };
}

/** `requestsAt` of a page whose query says it all. */
export function bySearch(requestsAt: (search: URLSearchParams) => readonly Request<unknown>[]) {
  return (_: string, search: string) => requestsAt(new URLSearchParams(search));
}
