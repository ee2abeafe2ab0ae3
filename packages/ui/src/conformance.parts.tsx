import { components } from './conformance.components.tsx';
import { inDialog, nothing, type Part, sent, ui } from './conformance.kit.tsx';
import { layout } from './conformance.layout.tsx';
import { patterns } from './conformance.patterns.tsx';
import { shell } from './conformance.shell.tsx';

/** Every part of the library that renders an element, but for its screens. */
export const parts: Record<string, Part> = { ...layout, ...components, ...patterns, ...shell };

const lightboxTexts = { label: '', close: '', previous: '', next: '', zoomIn: '', zoomOut: '', position: String, broken: '' };

/** Those that stand in a portal, which a server does not draw. */
export const portals: Record<string, Part> = {
  AlertDialog: {
    draw: (p) => (
      <ui.AlertDialog {...p} open title="Cancel?" cancelLabel="Keep" confirmLabel="Cancel" onConfirm={nothing}>
        It cannot be undone.
      </ui.AlertDialog>
    ),
  },
  ConfirmDialog: {
    draw: (p) => (
      <ui.ConfirmDialog
        {...p}
        open
        title="Cancel?"
        description="It cannot be undone."
        cancelLabel="Keep"
        confirmLabel="Cancel"
        errorText={String}
        onConfirm={sent}
      />
    ),
  },
  DialogContent: {
    draw: (p) => (
      <ui.DialogContent {...p} closeLabel="Close">
        <ui.DialogTitle>Title</ui.DialogTitle>
      </ui.DialogContent>
    ),
    within: inDialog,
  },
  Lightbox: {
    draw: (p) => <ui.Lightbox {...p} images={[{ src: '', alt: 'Handbag' }]} open index={0} onIndexChange={nothing} texts={lightboxTexts} />,
  },
};

/** Exports that do not take what `parts` do, and why. */
export const others: Record<string, string> = {
  DialogRoot: 'renders nothing itself',
  DocumentTitle: 'renders in the head of the document',
  DocumentTitleProvider: 'renders nothing itself',
  FormatProvider: 'renders nothing itself',
  LazySuspense: 'renders nothing itself',
  LinkProvider: 'renders nothing itself',
  PopoverRoot: 'renders nothing itself',
  DisclosureMenuLazyContent: 'renders nothing itself',
  MenuLazyContent: 'renders nothing itself',
  MenuRoot: 'renders nothing itself',
  PopoverLazyContent: 'renders nothing itself',
  ToastProvider: 'renders its children, and regions that nobody styles from outside',
  AsyncContent: 'renders what it is given, and FailedState',
  FailedState: 'takes an error and the ways out alone: AsyncContent draws it',
  ListPage: 'a whole page: it takes its state and callbacks alone',
  PayDialog: 'a whole dialog: it takes its state and callbacks alone',
  TabbedPage: 'a whole page: it takes its tabs and callbacks alone',
  Header: 'translates itself and takes its state and callbacks alone, as a screen does',
};
