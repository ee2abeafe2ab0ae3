'use client';

import { type ReactNode, useState } from 'react';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';

interface DialogButtonProps {
  className: string;
  /** What the button says. */
  children: ReactNode;
  /** Somebody comes near: the code of the dialog may be fetched. */
  preload: () => void;
  /** Its code may come late. */
  renderDialog: (state: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;
}

/** A button that opens a dialog, which is not there before the first press. */
export function DialogButton({ className, children, preload, renderDialog }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {children}
      </button>
      {asked && <LazySuspense>{renderDialog({ open, onOpenChange: setOpen })}</LazySuspense>}
    </>
  );
}
