/** Apps with texts: a screen of the library, in an app without i18next and in one that has its own. */

/** A screen's props and the keys of its texts. None may be `any`, and a wrong key is an error. */
export const textsApp = {
  'main.tsx': `import { addTexts, type Messages, type Namespace, startTexts } from '@galleria/ui/i18n';
import { ListPage } from '@galleria/ui/patterns';
import { OrderCard } from '@galleria/ui/patterns/OrderCard';
import { OrderListScreen, orderListTexts } from '@galleria/ui/screens/OrderList';
import { useForm, useFormSubmit } from '@galleria/ui/forms';
function typed<Part>(part: Part & (0 extends 1 & Part ? never : unknown)): Part { return part; }
declare const messages: Messages;
export const parts = [typed(ListPage), typed(OrderCard), typed(OrderListScreen), typed(useForm), typed(useFormSubmit), typed(addTexts)];
export const text: string = typed(typed(messages.orderList).loading);
export const namespaces: readonly Namespace[] = orderListTexts;
// @ts-expect-error There is no such text.
export const none = messages.orderList.titel;
declare const load: (locale: string, namespace: Namespace) => Promise<Record<string, unknown>>;
// @ts-expect-error There is no German.
void startTexts({ locale: 'de', load });
// The app has keys of its own, and none of the library's among them.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: { greeting: string } };
  }
}
declare const i18next: import('i18next').i18n;
export const greeting: string = i18next.t('greeting');
// @ts-expect-error It is the library's.
i18next.t('shop.name');
void addTexts(i18next);
`,
};

const screen = `<PointsScreen tab="detail" page={1} state={state} links={{ home: '/', ledger: (page) => '/' + page }} onTab={() => {}} onRetry={() => {}} />`;

const head = `import '@galleria/ui/theme';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@galleria/ui';
import { type PointsState, PointsScreen } from '@galleria/ui/screens/Points';
const state: PointsState = { status: 'empty', balance: { current: 0, total: 0, consumed: 0, frozen: 0 } };
const root = createRoot(document.getElementById('root')!);
`;

/** An app without i18next of its own, as the README of the package shows it. */
export const startedApp = {
  'main.tsx': `${head}import { loadMessages, startTexts, TextsProvider } from '@galleria/ui/i18n';
const texts = await startTexts({ locale: 'fr', load: loadMessages });
root.render(
  <TextsProvider texts={texts}>
    <Suspense>${screen}<Button>Save</Button></Suspense>
  </TextsProvider>,
);
`,
};

/** An app whose own texts have the names of the library's, and settings that the library's texts could not be read with. */
export const addedApp = {
  'main.tsx': `${head}import { addTexts } from '@galleria/ui/i18n';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
const resources = { points: { 'tabs.label': 'Dots' }, common: { save: 'Save' } };
await i18next.use(initReactI18next).init({ lng: 'fr-CA', keySeparator: false, nsSeparator: false, resources: { 'fr-CA': resources } });
await addTexts(i18next);
function Own() {
  const { t } = useTranslation('points');
  return <p>{t('tabs.label')}</p>;
}
root.render(<Suspense>${screen}<Own /><Button>{i18next.t('save', { ns: 'common' })}</Button></Suspense>);
`,
};

/** An app that forgot its texts. */
export const forgottenApp = {
  'main.tsx': `${head}root.render(<Suspense>${screen}<Button>Save</Button></Suspense>);\n`,
};
