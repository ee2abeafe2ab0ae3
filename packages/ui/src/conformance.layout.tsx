import { type Part, ui } from './conformance.kit.tsx';

/** Every part of the layout that renders an element. */
export const layout: Record<string, Part> = {
  Container: { draw: (p) => <ui.Container {...p} /> },
  Grid: { draw: (p) => <ui.Grid {...p} /> },
  Heading: { draw: (p) => <ui.Heading {...p} level={1} /> },
  Inline: { draw: (p) => <ui.Inline {...p} /> },
  PageHeader: { draw: (p) => <ui.PageHeader {...p} title="Orders" /> },
  Panel: { draw: (p) => <ui.Panel {...p} /> },
  Stack: { draw: (p) => <ui.Stack {...p} /> },
  Text: { draw: (p) => <ui.Text {...p} /> },
};
