import type { Messages } from './messages.ts';

// Makes t('orderList:title') known to the compiler and t('orderList:titel') an error, in every package of this repository. No entry
// leads here: an app has keys of its own, and i18next has one place for all of them.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
  }
}
