/** Moves the frozen clock of a story that watches time pass. The next story begins with a clock of its own. */
export function setClock(now: number): void {
  Date.now = () => now;
}
