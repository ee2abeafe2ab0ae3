import { mailbox, telephone } from '../../addresses/contact.ts';
import { httpsUrl, plainWords } from '../../addresses/url.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

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
  | {
      status: 'ready';
      ways: readonly ServiceWay[];
      /** Where letters go, when there is such an address. */
      mailbox: string | undefined;
    };

/** The one way from data to what the screen shows. */
export function contactUsState(resource: Resource<ServiceView>): ContactUsState {
  if (resource.status !== 'ready') return resource;
  return { status: 'ready', ways: waysOf(resource.data), mailbox: mailbox(resource.data.email)?.address };
}

/** Those that can be followed safely, the operator's own choice first. */
function waysOf(service: ServiceView): ServiceWay[] {
  const ways = serviceKinds.flatMap((kind) => wayOf(kind, service) ?? []);
  return [...ways.filter(({ kind }) => kind === service.kind), ...ways.filter(({ kind }) => kind !== service.kind)];
}

function wayOf(kind: ServiceKind, { link, phone, message, email }: ServiceView): ServiceWay | undefined {
  switch (kind) {
    case 'chat': {
      const href = httpsUrl(link);
      return href ? { kind, href } : undefined;
    }
    case 'phone': {
      const call = telephone(phone);
      return call && { kind, href: call.href, text: call.number };
    }
    case 'email': {
      const mail = mailbox(email);
      return mail && { kind, href: mail.href, text: mail.address };
    }
    case 'message': {
      const href = httpsUrl(message);
      if (href) return { kind, href };
      const text = plainWords(message);
      return text ? { kind, text } : undefined;
    }
    default:
      return kind satisfies never;
  }
}
