import type { ComponentType } from 'react';

/** The route of a screen: its hook gives it everything. */
export function screenRoute<Props extends object>(Screen: ComponentType<Props>, useScreen: () => Props): ComponentType {
  return function ScreenRoute() {
    return <Screen {...useScreen()} />;
  };
}
