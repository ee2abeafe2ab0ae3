import {
  type Application,
  applications,
  captchaImage,
  applyAsMerchant,
  currentUser,
  merchantCategories,
  merchantTypes,
  sendApplicationCode,
  settlementAgreement,
  signInMethods,
} from '@galleria/api';
import type { Resource } from '@galleria/ui';
import type { CaptchaAnswer, CodeService } from '@galleria/ui/patterns';
import {
  type ApplicationCode,
  applicationDraftSchema,
  type ApplicationInput,
  type MerchantApplicationScreenProps,
  merchantApplicationState,
} from '@galleria/ui/screens';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type Services, useServices } from '../app/services.tsx';
import { useInvalidate } from '../data/cache.ts';
import { runSignedIn } from '../data/runSignedIn.ts';
import { request } from '../data/request.ts';
import { useDraft } from '../data/useDraft.ts';
import { useResource } from '../data/useResource.ts';
import { useUpload } from '../data/useUpload.ts';
import { idOf } from '../idOf.ts';
import { paths } from '../paths.ts';
import { captchaFields, createCodeService } from './codeService.ts';
import { dialCodes } from './dialCodes.ts';

/** How many of the newest applications are looked through for the one that is followed. */
const maxApplications = 100;

type Ready = Extract<ReturnType<typeof merchantApplicationState>, { status: 'ready' }>;

const [categoriesRequest, typesRequest] = [request(merchantCategories, {}), request(merchantTypes, {})];
const methodsRequest = request(signInMethods, {});

/** What the form asks first, beside who is signed in. */
export const applicationRequests = [categoriesRequest, typesRequest, methodsRequest];

/** Everything the merchant application gets. `?from=7` in the address follows application 7, which was refused. */
export function useMerchantApplicationScreen(): MerchantApplicationScreenProps {
  const services = useServices();
  const invalidate = useInvalidate();
  const { key } = useLocation();
  const [search] = useSearchParams();
  const from = idOf(search.get('from'));
  const categories = useResource(categoriesRequest);
  const types = useResource(typesRequest);
  const captcha = useResource(methodsRequest, (methods) => methods.captcha);
  const user = useResource(request(currentUser, {}));
  const query = { page: 1, limit: maxApplications };
  const record = useResource(from === undefined ? undefined : request(applications, { query }), ({ items }): Application | undefined =>
    items.find(({ id }) => id === from),
  );
  const draft = useDraft(draftName(from), applicationDraftSchema);
  const [wanted, want] = useState(false);
  const agreement = useResource(wanted ? request(settlementAgreement, {}) : undefined, ({ agreementHtml }) => agreementHtml);

  const earlier = from === undefined ? nothing : record.resource;
  const begins = merchantApplicationState({
    categories: categories.resource,
    types: types.resource,
    captcha: captcha.resource,
    earlier,
    // A form that began before its draft is known would begin anew under the shopper's hands.
    draft: draft ? { status: 'ready', data: draft.typed, refreshing: false } : user.resource.status === 'failed' ? user.resource : loading,
    dialCodes,
  });
  // What the form began with stays, whatever comes from the server while somebody types; names are those of the page's language.
  const [begun, begin] = useState<{ from: number | undefined; state: Ready; turn: number; over: boolean }>();
  const isBegun = begun !== undefined && begun.from === from && !begun.over;
  if (!isBegun && draft && begins.status === 'ready') begin({ from, state: begins, turn: (begun?.turn ?? 0) + 1, over: false });
  const end = () => begin((old) => old && { ...old, over: true });
  const [sent, setSent] = useState<{ key: string; name: string }>();

  return {
    state: sent?.key === key ? { status: 'submitted', name: sent.name } : isBegun ? renamed(begun.state, begins) : begins,
    turn: begun?.turn ?? 0,
    codes: codesOf(services),
    dialCodes,
    upload: useUpload(),
    agreement: agreement.resource,
    links: { record: paths.applicationRecord(), home: paths.home },
    contactHref: paths.contact,
    onAgreement: () => (wanted ? agreement.reload() : want(true)),
    onTyped: (typed) => draft?.save(typed),
    onBeginAnew: () => {
      draft?.clear();
      end();
    },
    onRetry: () =>
      Promise.all([categories, types, captcha, user, record].map(({ resource, reload }) => resource.status === 'failed' && reload())),
    async onSend(application, captcha) {
      const body = bodyOf(application, captcha, earlier.status === 'ready' ? earlier.data : undefined);
      const outcome = await runSignedIn(services, () => services.client.call(applyAsMerchant, { body }));
      if (outcome.status === 'done') {
        draft?.clear();
        end();
        setSent({ key, name: application.name });
        void invalidate(applyAsMerchant);
      }
      return outcome;
    },
  };
}

/** What a form began with, by the names that have come since. */
function renamed(begun: Ready, latest: ReturnType<typeof merchantApplicationState>): Ready {
  if (latest.status !== 'ready') return begun;
  const named = <T extends { id: number }>(all: readonly T[], now: readonly T[]) =>
    all.map((one) => now.find(({ id }) => id === one.id) ?? one);
  return {
    ...begun,
    categories: named(begun.categories, latest.categories),
    types: named(begun.types, latest.types),
    start: { ...begun.start, after: latest.start.after ?? begun.start.after },
  };
}

/** The name that what is typed is kept by: an application that follows another has its own. */
const draftName = (from: number | undefined) => (from === undefined ? 'application' : `application/${from}`);

const loading: Resource<undefined> = { status: 'loading' };

const nothing: Resource<undefined> = { status: 'ready', data: undefined, refreshing: false };

/** What is sent. The form has no field for the business's keywords: those of an earlier application go along. */
function bodyOf(application: ApplicationInput, captcha: CaptchaAnswer | undefined, earlier: Application | undefined) {
  const { name, realName, category, type, address, dialCode, phone, email, code, pictures } = application;
  return {
    name,
    realName,
    categoryId: category,
    typeId: type,
    ...(phone && { phone: dialCode + phone }),
    email,
    captcha: code,
    qualificationPicture: JSON.stringify(pictures),
    address,
    ...(earlier?.keywords && { keywords: earlier.keywords }),
    ...captchaFields(captcha),
  };
}

const kept = new WeakMap<Services, CodeService<ApplicationCode>>();

/** The codes of a shop: the wait for one outlives every form. */
function codesOf(services: Services): CodeService<ApplicationCode> {
  const { client } = services;
  const codes =
    kept.get(services) ??
    createCodeService<ApplicationCode>(services.session, {
      send: ({ email }, query) => client.call(sendApplicationCode, { query, body: email }),
      getCaptcha: (signal) => client.call(captchaImage, {}, signal),
    });
  kept.set(services, codes);
  return codes;
}
