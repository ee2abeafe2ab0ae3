import { type Mailbox, mailbox, type Telephone, telephone } from '../../addresses/contact.ts';
import { httpsUrl, plainWords } from '../../addresses/url.ts';

/** What the server says of how to reach the shop's people; all of it hostile. */
export interface CustomerServiceView {
  kind: 'chat' | 'message' | 'phone' | 'email' | 'unknown';
  link: string;
  phone: string;
  message: string;
  email: string;
}

/** The one way the operator has chosen, with what it needs. */
export type ServiceView =
  | { status: 'chat'; href: string; phone?: Telephone | undefined }
  | { status: 'message'; href: string }
  | { status: 'message'; text: string }
  | { status: 'phone'; phone: Telephone }
  | ({ status: 'email' } & Mailbox);

export type ServiceState = ServiceView | { status: 'none' };

/**
 * How service is given: none when the operator chose no way, or one whose address leads nowhere safe
 * (docs/domain/site.md#customer-service).
 */
export function serviceState(service: CustomerServiceView | undefined): ServiceState {
  if (!service) return none;
  switch (service.kind) {
    case 'chat': {
      const href = httpsUrl(service.link);
      return href ? { status: 'chat', href, phone: telephone(service.phone) } : none;
    }
    case 'message': {
      const href = httpsUrl(service.message);
      const text = plainWords(service.message);
      return href ? { status: 'message', href } : text ? { status: 'message', text } : none;
    }
    case 'phone': {
      const phone = telephone(service.phone);
      return phone ? { status: 'phone', phone } : none;
    }
    case 'email': {
      const mail = mailbox(service.email);
      return mail ? { status: 'email', ...mail } : none;
    }
    case 'unknown':
      return none;
    default:
      return service.kind satisfies never;
  }
}

const none = { status: 'none' } as const;
