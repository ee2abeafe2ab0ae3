import { nothing, type Part, ui } from './conformance.kit.tsx';

const slogan = { title: '', text: '' };
const slogans = { delivery: slogan, returns: slogan, payment: slogan, service: slogan };
const serviceTexts = { label: '', kinds: { chat: '', message: '', phone: '', email: '' }, settlement: '', top: '' };

/** Every part of the shell that renders an element, with the least that it needs. */
export const shell: Record<string, Part> = {
  AccountLayout: { draw: (p) => <ui.AccountLayout {...p} menu="" /> },
  AccountNav: {
    draw: (p) => <ui.AccountNav {...p} state={{ user: { status: 'loading' }, overview: { href: '/', current: false }, groups: [] }} />,
  },
  Footer: {
    draw: (p) => (
      <ui.Footer {...p} slogans={slogans} columns={[]} linksLabel="" home={{ href: '/', label: '' }} motto="" copyright="" address="" />
    ),
  },
  OfflineNotice: { draw: (p) => <ui.OfflineNotice {...p} phase="offline" texts={{ offline: '', back: '' }} /> },
  PageLayout: { draw: (p) => <ui.PageLayout {...p} /> },
  RouteProgress: { draw: (p) => <ui.RouteProgress {...p} phase="running" label="Loading" /> },
  ServiceWidget: {
    draw: (p) => <ui.ServiceWidget {...p} service={{ status: 'none' }} settlementHref="/" texts={serviceTexts} onTop={nothing} />,
  },
};
