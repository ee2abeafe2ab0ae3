import type { Resource, ShopError } from '../../state/resource.ts';
import { mailboxOf } from './mailto.ts';

/** How the operator says that its service is reached; any of it may be empty, and nothing in it is trusted. */
export interface ServiceView {
  /** The way the operator wants to be reached. */
  kind: ServiceKind | 'unknown';
  link: string;
  phone: string;
  message: string;
  email: string;
}

export const serviceKinds = ['chat', 'phone', 'email', 'message'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** One way to reach the service. */
export interface ServiceWay {
  kind: ServiceKind;
  /** Where it leads; without it the text says all. */
  href?: string;
  /** A number, an address, or the operator's own words. */
  text?: string;
}

export type ContactUsState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'ready'; ways: readonly ServiceWay[] /** Where letters go, when there is such an address. */; mailbox: string | undefined };

/** The one way from data to what the screen shows. */
export function contactUsState(resource: Resource<ServiceView>): ContactUsState {
  if (resource.status !== 'ready') return resource;
  return { status: 'ready', ways: waysOf(resource.data), mailbox: mailboxOf(resource.data.email) };
}

/** Those that can be followed safely, the operator's own choice first. */
function waysOf(service: ServiceView): ServiceWay[] {
  const ways = serviceKinds.flatMap((kind) => wayOf(kind, service) ?? []);
  return [...ways.filter(({ kind }) => kind === service.kind), ...ways.filter(({ kind }) => kind !== service.kind)];
}

function wayOf(kind: ServiceKind, { link, phone, message, email }: ServiceView): ServiceWay | undefined {
  switch (kind) {
    case 'chat': {
      const href = secureAddress(link);
      return href ? { kind, href } : undefined;
    }
    case 'phone': {
      const text = phone.trim();
      const number = text.replaceAll(/(?!^\+)\D/g, '');
      if (!/^\+?\d{3,15}$/.test(number) || isAddress(text)) return undefined;
      // With words in it, such as an extension, its digits alone would call somebody else.
      return /^\+?[\d\s()./-]+$/.test(text) ? { kind, href: `tel:${number}`, text } : { kind, text };
    }
    case 'email': {
      const mailbox = mailboxOf(email);
      return mailbox ? { kind, href: `mailto:${mailbox}`, text: mailbox } : undefined;
    }
    case 'message': {
      const href = secureAddress(message);
      if (href) return { kind, href };
      // Words such as opening hours; what looks like an address is no words.
      return message.trim() && !isAddress(message) ? { kind, text: message.trim() } : undefined;
    }
    default:
      return kind satisfies never;
  }
}

/** Whether a text begins with a scheme, such as `javascript:`. */
const isAddress = (text: string) => /^\W*\w+:/.test(text);

/** A whole https address without a name and password before the host, which only deceive. */
function secureAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : undefined;
}
