'use client';

import { Button, DialogContent, DialogRoot, DialogTitle } from '@galleria/ui';
import { useState } from 'react';

export default function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buy</Button>
      <DialogRoot open={open} onOpenChange={setOpen}>
        <DialogContent closeLabel="Close">
          <DialogTitle>Delivery</DialogTitle>
          Tomorrow
        </DialogContent>
      </DialogRoot>
    </>
  );
}
