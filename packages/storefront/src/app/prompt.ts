/** Whether the sign-in popup is open, and why. */
export interface PromptState {
  open: boolean;
  /** The server's message at the end of a session. */
  notice?: string | undefined;
}

export interface Prompt {
  get: () => PromptState;
  open: (notice?: string) => void;
  close: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes the shared flag that opens the sign-in popup over any page (docs/domain/sign-in.md#where-it-is-asked). */
export function createPrompt(): Prompt {
  const listeners = new Set<() => void>();
  let state: PromptState = { open: false };
  const set = (next: PromptState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    // Ten calls refused at once open one popup, with the first message.
    open: (notice) => (state.open && (state.notice || !notice)) || set({ open: true, notice: notice || undefined }),
    close: () => set({ open: false }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
