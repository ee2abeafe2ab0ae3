import { type ApplicationState, allows, applicationFlow } from '@galleria/ui/flows';
import { reject } from '../businessError.ts';
import { merchantCategories, merchantTypes } from './catalogue/index.ts';
import { checkEmail } from './contacts.ts';
import { pictureListIn } from './pictureList.ts';
import { nextId } from './shop.ts';
import type { Application } from './state/applications.ts';
import type { Shopper } from './state/shoppers.ts';
import type { Market, MarketState } from './state.ts';

/** At most this many pictures of a qualification (docs/domain/pictures.md#how-many). */
const mostPictures = 10;

/** The flow's words for the numbers of the wire (docs/domain/application.md#states). */
const states: Readonly<Record<Application['status'], ApplicationState>> = { 1: 'toBeReviewed', 2: 'approved', 3: 'auditFailed' };

/** Where an application stands. */
export const stateOfApplication = ({ status }: Pick<Application, 'status'>): ApplicationState => states[status];

/** What an applicant tells, before it is checked. */
type Applying = Omit<Application, 'id' | 'shopper' | 'pictures' | 'status' | 'refusal' | 'at'> & { pictures: string };

/** Checks what an applicant tells. Nothing is kept yet, since the code in the mail comes last. */
export function checkApplication(
  state: MarketState,
  { pictures, ...told }: Applying,
): Omit<Application, 'id' | 'shopper' | 'status' | 'refusal' | 'at'> {
  const application = {
    ...told,
    name: told.name.trim(),
    realName: told.realName.trim(),
    email: checkEmail(told.email),
    phone: told.phone.trim(),
    address: told.address.trim(),
  };
  if (!application.name) reject(400, 'Enter the name of the company.');
  if (!application.realName) reject(400, 'Enter the name of the person who answers for it.');
  if (!application.address) reject(400, 'Enter the address of the business.');
  if (application.phone && !/^\+?\d{4,15}$/.test(application.phone.replace(/[\s()-]/g, '')))
    reject(400, 'A phone number has 4 to 15 digits.');
  if (!merchantCategories.some(({ id }) => id === told.category))
    reject(400, 'This field of trade does not exist. Choose one of the list.');
  if (!merchantTypes.some(({ id }) => id === told.type)) reject(400, 'This type of shop does not exist. Choose one of the list.');
  const list = pictureListIn(pictures, mostPictures);
  if (list.length === 0) reject(400, 'Add at least one picture of the qualification.');
  demandUnknown(state, application);
  return { ...application, pictures: list };
}

/** Keeps a checked application: it waits to be reviewed. */
export function keepApplication({ state, now }: Market, shopper: Shopper, application: ReturnType<typeof checkApplication>): void {
  state.applications.push({ ...application, id: nextId(state), shopper: shopper.id, status: 1, refusal: '', at: now() });
}

/** A shopper's applications, the newest first. */
export function applicationsOf({ applications }: MarketState, shopper: Shopper): Application[] {
  return applications.filter((one) => one.shopper === shopper.id).toSorted((a, b) => b.at - a.at || b.id - a.id);
}

/** One name and one e-mail address for one shop. An application that failed stands in nobody's way: another follows it. */
function demandUnknown({ merchants, applications }: MarketState, wanted: Pick<Application, 'name' | 'email'>): void {
  const inTheWay = applications.filter((one) => !allows(applicationFlow, stateOfApplication(one), 'resubmit'));
  for (const [list, what] of [
    [merchants, 'belongs to a shop'],
    [inTheWay, 'is in an application'],
  ] as const) {
    if (list.some(({ name }) => alike(name, wanted.name))) reject(500, `The name ${wanted.name} already ${what}. Choose another.`);
    if (list.some(({ email }) => alike(email, wanted.email)))
      reject(500, `The e-mail address ${wanted.email} already ${what}. Use another.`);
  }
}

const folded = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
const alike = (one: string, other: string) => folded(one) === folded(other);
