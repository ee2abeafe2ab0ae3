import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Heart } from 'lucide-react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as ui from './index.ts';

/** What a consumer may put on any component. */
const probe = { className: 'probe-class', id: 'probe', 'data-probe': 'yes' };
type Probe = typeof probe;

interface Part {
  draw: (probe: Probe) => ReactElement;
  /** A field: the class goes to its root, the rest to this control. */
  control?: 'input' | 'select';
  /** What it must stand in; it is then not the first element. */
  within?: (part: ReactElement) => ReactElement;
}

const nothing = () => {};
const inDialog = (part: ReactElement) => (
  <ui.DialogRoot open onClose={nothing}>
    {part}
  </ui.DialogRoot>
);
const inTabs = (part: ReactElement) => (
  <ui.TabsRoot value="a" values={['a']} onChoose={nothing}>
    {part}
  </ui.TabsRoot>
);
const goods = { id: 1, name: 'Handbag', image: '', price: '1', stock: 1 };

const parts: Record<string, Part> = {
  Arch: { draw: (p) => <ui.Arch {...p} /> },
  Bone: { draw: (p) => <ui.Bone {...p} /> },
  Button: { draw: (p) => <ui.Button {...p}>Pay</ui.Button> },
  Checkbox: { draw: (p) => <ui.Checkbox {...p}>Agree</ui.Checkbox>, control: 'input' },
  DialogActions: { draw: (p) => <ui.DialogActions {...p} /> },
  DialogDescription: { draw: (p) => <ui.DialogDescription {...p} /> },
  DialogTitle: { draw: (p) => <ui.DialogTitle {...p}>Title</ui.DialogTitle>, within: inDialog },
  EmptyState: { draw: (p) => <ui.EmptyState {...p} title="Empty" /> },
  GoodsCard: { draw: (p) => <ui.GoodsCard {...p} goods={goods} href="/" texts={{ oldPrice: '', soldOut: '' }} /> },
  GoodsGrid: { draw: (p) => <ui.GoodsGrid {...p} /> },
  GoodsGridSkeleton: { draw: (p) => <ui.GoodsGridSkeleton {...p} label="Loading" /> },
  Header: {
    draw: (p) => (
      <ui.Header
        {...p}
        account={{ status: 'guest' }}
        links={{ home: '', orders: '', content: '' }}
        texts={{ label: '', home: '', skip: '', signIn: '', signOut: '', orders: '' }}
        onSignIn={nothing}
        onSignOut={nothing}
      />
    ),
  },
  Icon: { draw: (p) => <ui.Icon {...p} glyph={Heart} /> },
  IconButton: { draw: (p) => <ui.IconButton {...p} icon={Heart} label="Keep" /> },
  Link: { draw: (p) => <ui.Link {...p} href="/" /> },
  LinkButton: { draw: (p) => <ui.LinkButton {...p} href="/" /> },
  Logo: { draw: (p) => <ui.Logo {...p} /> },
  OldPrice: { draw: (p) => <ui.OldPrice {...p} amount="1" label="Old price" /> },
  OrderCard: {
    draw: (p) => (
      <ui.OrderCard {...p} shops={[]} total="1" texts={{ number: '', summary: '', totalLabel: '', quantity: String, reviewed: '' }} />
    ),
  },
  OrderCardSkeleton: { draw: (p) => <ui.OrderCardSkeleton {...p} label="Loading" /> },
  Page: { draw: (p) => <ui.Page {...p} /> },
  Pagination: {
    draw: (p) => <ui.Pagination {...p} page={1} pages={2} hrefOf={String} texts={{ label: '', previous: '', next: '', page: String }} />,
  },
  PasswordField: { draw: (p) => <ui.PasswordField {...p} label="Password" showLabel="Show" hideLabel="Hide" />, control: 'input' },
  Picture: { draw: (p) => <ui.Picture {...p} src="" alt="" seed={1} /> },
  Price: { draw: (p) => <ui.Price {...p} amount="1" /> },
  RadioTabs: { draw: (p) => <ui.RadioTabs {...p} label="Way" options={[]} value="" onChoose={nothing} /> },
  Select: { draw: (p) => <ui.Select {...p} label="Sort" options={[]} />, control: 'select' },
  Skeleton: { draw: (p) => <ui.Skeleton {...p} label="Loading" /> },
  TabsList: { draw: (p) => <ui.TabsList {...p} aria-label="Tabs" />, within: inTabs },
  TabsPanel: { draw: (p) => <ui.TabsPanel {...p} value="a" />, within: inTabs },
  TabsRoot: { draw: (p) => <ui.TabsRoot {...p} value="a" values={['a']} onChoose={nothing} /> },
  TabsTab: {
    draw: (p) => (
      <ui.TabsTab {...p} value="a">
        A
      </ui.TabsTab>
    ),
    within: (part) => inTabs(<ui.TabsList aria-label="Tabs">{part}</ui.TabsList>),
  },
  Tag: { draw: (p) => <ui.Tag {...p} /> },
  TextField: { draw: (p) => <ui.TextField {...p} label="E-mail" />, control: 'input' },
};

/** Exports that do not take what `parts` do, and why. */
const others: Record<string, string> = {
  DialogContent: 'stands in a portal, which the server does not draw; its story "Wide" proves it in the browser',
  DialogRoot: 'renders nothing itself',
  FormatProvider: 'renders nothing itself',
  LinkProvider: 'renders nothing itself',
  ToastProvider: 'renders its children, and regions that nobody styles from outside',
  Error: 'a screen takes its state and callbacks alone',
  Home: 'a screen takes its state and callbacks alone',
  Login: 'a screen takes its state and callbacks alone',
  OrderList: 'a screen takes its state and callbacks alone',
};

/** Folders whose stories stand elsewhere. */
const withoutStories: Record<string, string> = {
  Field: 'the inside of the fields; shown by their stories',
  Format: 'renders nothing itself; shown by Price',
  Icon: 'shown by Button and IconButton',
  Link: 'has no look of its own; shown by LinkButton',
};

const components = Object.entries(ui).filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name));

describe('every part of the library', () => {
  it.each(Object.entries(parts))('%s takes a class, an id and data', (_, { draw, control, within }) => {
    const part = draw(probe);
    const tags = renderToStaticMarkup(within ? within(part) : part).match(/<\w[^>]*>/g) ?? [];
    const bearer = tags.find((tag) => tag.includes('data-probe="yes"'));
    expect(bearer).toContain('id="probe"');
    if (control) expect(bearer).toMatch(new RegExp(`^<${control} `));
    else if (!within) expect(bearer).toBe(tags[0]);
    expect(control ? tags[0] : bearer).toMatch(/ class="([^"]+ )?probe-class"/);
  });

  it.each(components)('%s is a function of that name', (name, component) => {
    expect(component).toHaveProperty('name', name);
  });

  it('is in one of the two lists', () => {
    expect([...Object.keys(parts), ...Object.keys(others)].toSorted()).toEqual(components.map(([name]) => name).toSorted());
  });
});

describe.each(['components', 'patterns'])('every folder of %s', (group) => {
  const here = path.join(import.meta.dirname, group);
  const folders = readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  it.each(folders.filter((name) => !(name in withoutStories)))('%s has stories', (name) => {
    expect(existsSync(path.join(here, name, `${name}.stories.tsx`))).toBe(true);
  });
});
