import { type ApplicationState, applicationFlow } from '../../flows/application.ts';
import { allows } from '../../flows/flow.ts';
import { phoneParts } from '../../flows/phoneParts.ts';
import type { Resource, ShopError } from '../../state/resource.ts';
import { type ApplicationDraft, applicationLimits } from './MerchantApplicationScreen.schema.ts';

/** A field of trade; `fee` is the per cent of each sale that the marketplace keeps. */
interface TradeView {
  id: number;
  name: string;
  fee: number;
}

/** A kind of shop. */
interface ShopKindView {
  id: number;
  name: string;
  info: string;
}

/** An application of the record, which another may follow. */
export interface EarlierApplication {
  id: number;
  name: string;
  status: ApplicationState;
  /** Why it was refused. */
  refusal: string;
  categoryId?: number | undefined;
  typeId?: number | undefined;
  realName: string;
  email: string;
  phone: string;
  /** Where the business is. */
  address: string;
  qualifications: readonly string[];
}

/** What the form begins with. */
export interface ApplicationStart {
  typed: ApplicationDraft;
  /** It was typed before and not sent. */
  restored: boolean;
  /** The refused application that this one follows. */
  after?: { name: string; reason: string } | undefined;
}

export type MerchantApplicationState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | {
      status: 'ready';
      categories: readonly TradeView[];
      types: readonly ShopKindView[];
      /** Whether a picture code is asked for. */
      captcha: boolean;
      start: ApplicationStart;
    }
  /** It has been sent. */
  | { status: 'submitted'; name: string };

/** What the form is made of, as it comes. */
export interface ApplicationParts {
  categories: Resource<readonly TradeView[]>;
  types: Resource<readonly ShopKindView[]>;
  captcha: Resource<boolean>;
  /** The application to follow; without one this is the first. */
  earlier: Resource<EarlierApplication | undefined>;
  /** What was typed before, once it is known who is there. */
  draft: Resource<ApplicationDraft | undefined>;
  /** As "+91"; the first is chosen when there is none yet. */
  dialCodes: readonly string[];
}

/** The one way from data to what the screen shows, until it is sent. */
export function merchantApplicationState(parts: ApplicationParts): Exclude<MerchantApplicationState, { status: 'submitted' }> {
  const { categories, types, captcha, earlier, draft, dialCodes } = parts;
  for (const part of [categories, types, captcha, earlier, draft]) if (part.status === 'failed') return part;
  if (
    categories.status !== 'ready' ||
    types.status !== 'ready' ||
    captcha.status !== 'ready' ||
    earlier.status !== 'ready' ||
    draft.status !== 'ready'
  )
    return { status: 'loading' };
  // Only a refused application is followed by another, whatever the address says.
  const after = earlier.data && allows(applicationFlow, earlier.data.status, 'resubmit') ? earlier.data : undefined;
  const typed = draft.data ?? startOf(after, dialCodes);
  return {
    status: 'ready',
    categories: categories.data,
    types: types.data,
    captcha: captcha.data,
    start: {
      typed: {
        ...typed,
        // What is offered no more has to be chosen anew.
        category: offered(typed.category, categories.data),
        type: offered(typed.type, types.data),
        dialCode: dialCodes.includes(typed.dialCode) ? typed.dialCode : (dialCodes[0] ?? ''),
        pictures: typed.pictures.slice(0, applicationLimits.pictures),
      },
      restored: draft.data !== undefined,
      after: after && { name: after.name, reason: after.refusal },
    },
  };
}

function startOf(after: EarlierApplication | undefined, dialCodes: readonly string[]): ApplicationDraft {
  if (!after) return { name: '', realName: '', category: '', type: '', address: '', dialCode: '', phone: '', email: '', pictures: [] };
  const { name, realName, email, address, categoryId, typeId, qualifications } = after;
  return {
    name,
    realName,
    email,
    address,
    category: String(categoryId ?? ''),
    type: String(typeId ?? ''),
    ...phoneParts(after.phone, dialCodes),
    pictures: [...qualifications],
  };
}

const offered = (id: string, list: readonly { id: number }[]) => (list.some((one) => String(one.id) === id) ? id : '');
