import { mailbox } from '../../addresses/contact.ts';
import { type CustomerServiceView, serviceState, type ServiceState, type ServiceView } from '../../features/service/serviceState.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

export type ServiceKind = ServiceView['status'];
const serviceKinds: readonly ServiceKind[] = ['chat', 'phone', 'email', 'message'];

/** One way to reach the service. */
export interface ServiceWay {
  kind: ServiceKind;
  /** Where it leads; without it the text says all. */
  href?: string | undefined;
  /** A number, an address, or the operator's own words. */
  text?: string | undefined;
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
export function contactUsState(resource: Resource<CustomerServiceView>): ContactUsState {
  if (resource.status !== 'ready') return resource;
  return { status: 'ready', ways: waysOf(resource.data), mailbox: mailbox(resource.data.email)?.address };
}

/** Those that can be followed safely, the operator's own choice first. */
function waysOf(service: CustomerServiceView): ServiceWay[] {
  const ways = serviceKinds.flatMap((kind) => wayOf(serviceState({ ...service, kind })) ?? []);
  return [...ways.filter(({ kind }) => kind === service.kind), ...ways.filter(({ kind }) => kind !== service.kind)];
}

function wayOf(state: ServiceState): ServiceWay | undefined {
  switch (state.status) {
    case 'chat':
      return { kind: 'chat', href: state.href };
    case 'phone':
      return { kind: 'phone', href: state.phone.href, text: state.phone.number };
    case 'email':
      return { kind: 'email', href: state.href, text: state.address };
    case 'message':
      return 'href' in state ? { kind: 'message', href: state.href } : { kind: 'message', text: state.text };
    case 'none':
      return undefined;
    default:
      return state satisfies never;
  }
}
