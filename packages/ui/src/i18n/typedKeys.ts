import type { Messages } from './messages.ts';

// Makes t('orderList:title') known to the compiler and t('orderList:titel') an error, in every package.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
  }
}
