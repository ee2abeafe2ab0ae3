import { lazyScreen } from '../app/lazyScreen.ts';

/** Knows the code of the pages that need an account. Asked for early, it costs them no time (main.tsx, app/DeferredShell.tsx). */
export const loadAccountArea = async () => {
  const { AccountArea, accountPages } = await import('../app/AccountArea.tsx');
  return { default: AccountArea, accountPages };
};
export const AccountArea = lazyScreen(loadAccountArea);
