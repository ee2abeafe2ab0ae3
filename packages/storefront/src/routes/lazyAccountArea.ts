import { lazyScreen } from '../app/lazyScreen.ts';

/** Knows the code of the pages that need an account. Asked for early, it costs them no time (main.tsx, app/DeferredShell.tsx). */
export const loadAccountArea = async () => ({ default: (await import('../app/AccountArea.tsx')).AccountArea });
export const AccountArea = lazyScreen(loadAccountArea);
