import { useSyncExternalStore } from 'react';
import type { PromptState } from './prompt.ts';
import { useServices } from './services.tsx';

/** Whether the sign-in popup is open, and why. */
export function usePrompt(): PromptState {
  const { prompt } = useServices();
  return useSyncExternalStore(prompt.subscribe, prompt.get, prompt.get);
}
