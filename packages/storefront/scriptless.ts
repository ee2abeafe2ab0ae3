import type { Locale } from '../ui/src/i18n/locales.ts';

/** What a page says where scripts are switched off. Here, as the document alone says it, and the library's users need not carry it. */
export const scriptless: Readonly<Record<Locale, { title: string; text: string }>> = {
  en: { title: 'JavaScript is off', text: 'Galleria needs it. Turn it on in your browser, then reload.' },
  'zh-CN': { title: 'JavaScript 已关闭', text: 'Galleria 需要 JavaScript，请在浏览器中开启后重新加载。' },
  es: { title: 'JavaScript está desactivado', text: 'Galleria lo necesita. Actívalo en tu navegador y recarga la página.' },
  fr: { title: 'JavaScript est désactivé', text: 'Galleria en a besoin. Activez-le dans votre navigateur, puis rechargez la page.' },
  th: { title: 'JavaScript ถูกปิดอยู่', text: 'Galleria ต้องใช้ JavaScript โปรดเปิดในเบราว์เซอร์ แล้วโหลดใหม่' },
  lo: { title: 'JavaScript ຖືກປິດຢູ່', text: 'Galleria ຕ້ອງໃຊ້ JavaScript ກະລຸນາເປີດໃນບຣາວເຊີ ແລ້ວໂຫຼດໃໝ່' },
};
