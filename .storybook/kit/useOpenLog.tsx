import type { OpenChangeDetails } from '@galleria/ui';
import { useState } from 'react';

/** Decides for an overlay whether it is open, and lists each change with its reason. */
export function useOpenLog() {
  const [open, setOpen] = useState(false);
  const [changes, setChanges] = useState<readonly string[]>([]);
  const onOpenChange = (next: boolean, { reason }: OpenChangeDetails) => {
    setOpen(next);
    setChanges((all) => [...all, `${next ? 'opened' : 'closed'} by ${reason}`]);
  };
  const log = (
    <ol>
      {changes.map((change, at) => (
        <li key={at}>{change}</li>
      ))}
    </ol>
  );
  return { open, onOpenChange, log };
}

/** What stands in the list. */
export const changesIn = (canvas: { getAllByRole: (role: 'listitem') => HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
