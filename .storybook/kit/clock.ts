import { fixtureNow } from '@galleria/mocks/fixtureNow.ts';

/** Stops the clock of the page at the fixtures' time, so that a picture is the same tomorrow. Returns the way to let it run. */
export function freezeClock(): () => void {
  const Running = Date;
  class Frozen extends Running {
    constructor(...parts: [] | [number | string | Date]) {
      if (parts.length) super(...parts);
      else super(fixtureNow);
    }

    static override now() {
      return fixtureNow;
    }
  }
  globalThis.Date = Object.assign(Frozen, {}) as typeof Date;
  return () => {
    globalThis.Date = Running;
  };
}
