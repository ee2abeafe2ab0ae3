import { useState } from 'react';

/** State of a story that begins with an arg and follows it when a control changes it. */
export function useArg<Value>(arg: Value) {
  const [known, know] = useState({ arg, present: arg });
  // While rendering, not in an effect: that may run after the first press and undo it.
  if (known.arg !== arg) know({ arg, present: arg });
  return [known.present, (present: Value) => know({ arg, present })] as const;
}
