import { type ApplicationState, applicationFlow } from '../../flows/application.ts';
import { allows } from '../../flows/flow.ts';
import { phoneParts } from '../../flows/phoneParts.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** How many applications a page has. */
export const applicationRecordPageSize = 10;

interface ApplicationData {
  id: number;
  name: string;
  status: ApplicationState;
  /** Why it was refused, in the reviewer's own words. */
  refusal: string;
  categoryId?: number | undefined;
  typeId?: number | undefined;
  realName: string;
  email: string;
  phone: string;
  /** Addresses of pictures. */
  qualifications: readonly string[];
  appliedAt?: string | undefined;
}

/** An application in the record. */
export interface ApplicationView extends Omit<ApplicationData, 'categoryId' | 'typeId'> {
  category?: string | undefined;
  type?: string | undefined;
  /** Whether another may follow it. */
  canResubmit: boolean;
}

export type ApplicationRecordState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | { status: 'ready'; applications: readonly ApplicationView[]; pages: number };

interface Named {
  id: number;
  name: string;
}

/** What the record is made of: a page of it, and the names of what was chosen; those only help. */
export interface ApplicationRecordParts {
  record: Resource<{ items: readonly ApplicationData[]; total: number }>;
  categories: Resource<readonly Named[]>;
  types: Resource<readonly Named[]>;
  /** Those a phone number may begin with. */
  dialCodes: readonly string[];
}

/** The one way from data to what the screen shows: the newest first, as the server has them. */
export function applicationRecordState({ record, categories, types, dialCodes }: ApplicationRecordParts): ApplicationRecordState {
  if (record.status !== 'ready') return record;
  const { items, total } = record.data;
  if (items.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    pages: Math.ceil(total / applicationRecordPageSize),
    applications: items.map(({ categoryId, typeId, ...application }, at) => ({
      ...application,
      phone: spaced(application.phone, dialCodes),
      category: nameOf(categories, categoryId),
      type: nameOf(types, typeId),
      canResubmit:
        allows(applicationFlow, application.status, 'resubmit') &&
        // One that was followed by another of the same name is past.
        !items.slice(0, at).some(({ name }) => folded(name) === folded(application.name)),
    })),
  };
}

function nameOf(list: Resource<readonly Named[]>, id: number | undefined): string | undefined {
  return list.status === 'ready' ? list.data.find((one) => one.id === id)?.name : undefined;
}

/** As "+91 9886041210". */
function spaced(number: string, dialCodes: readonly string[]): string {
  const { dialCode, phone } = phoneParts(number, dialCodes);
  return `${dialCode} ${phone}`.trim();
}

const folded = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
