import type { FooterProps, HeaderProps } from '@galleria/ui/shell';
import { mailbox, telephone } from '@galleria/ui/addresses';
import { defaultLocale, localeCodes, localeOf, locales } from '@galleria/ui/i18n';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useShop } from '../data/useShop.ts';
import { paths } from '../paths.ts';

/** Everything the footer gets: fixed links, the operator's telephone and mailbox, and this page in each language, in place where its texts come. */
export function useFooter(onLocale: HeaderProps['onLocale']): FooterProps {
  const { t, i18n } = useTranslation(['shell', 'common']);
  const { pathname, search } = useLocation();
  const shop = useShop();
  const service = shop?.service;
  const phone = telephone(service?.phone ?? '');
  const mail = mailbox(service?.email ?? '');
  const slogan = (name: 'delivery' | 'returns' | 'payment') => ({
    title: t(`footer.slogans.${name}.title`),
    text: t(`footer.slogans.${name}.text`),
  });
  return {
    slogans: {
      delivery: slogan('delivery'),
      returns: slogan('returns'),
      payment: slogan('payment'),
      service: { title: t('footer.slogans.service.title'), text: t('common:hours') },
    },
    linksLabel: t('footer.links'),
    columns: [
      {
        title: t('footer.policy.title'),
        links: [
          { label: t('footer.policy.order'), href: paths.policy('order') },
          { label: t('footer.policy.privacy'), href: paths.policy('privacy') },
          { label: t('footer.policy.refund'), href: paths.policy('refund') },
          { label: t('footer.policy.return'), href: paths.policy('return') },
          { label: t('footer.policy.terms'), href: paths.policy('terms') },
        ],
      },
      {
        title: t('footer.about.title'),
        links: [
          { label: t('footer.about.us'), href: paths.about },
          { label: t('footer.about.street'), href: paths.merchantStreet },
          { label: t('footer.about.settle'), href: paths.openShop },
        ],
      },
      {
        title: t('footer.delivery.title'),
        links: [
          { label: t('footer.delivery.information'), href: paths.delivery },
          { label: t('footer.delivery.shipping'), href: paths.policy('shipping') },
          { label: t('footer.delivery.track'), href: paths.orderList() },
        ],
      },
      {
        title: t('footer.contact.title'),
        links: [
          { label: t('footer.contact.us'), href: paths.contact },
          ...(phone ? [{ label: phone.number, href: phone.href }] : []),
          ...(mail ? [{ label: mail.address, href: mail.href }] : []),
        ],
      },
    ],
    languages: {
      title: t('common:header.language'),
      present: localeOf(i18n.language) ?? defaultLocale,
      // English, too, is named: without its prefix the language that was chosen before would be kept.
      links: localeCodes.map((lang) => ({ lang, name: locales[lang].name, href: `/${lang}${pathname}${search}` })),
      onChoose(lang, event) {
        const locale = localeOf(lang);
        // A tab or a window of its own is the browser's to open.
        if (!locale || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        const { href } = event.currentTarget;
        void onLocale(locale).then(({ status }) => {
          if (status === 'failed') location.assign(href);
        });
      },
    },
    home: { href: paths.home, label: t('common:header.home') },
    logo: shop?.logoUrl,
    motto: t('footer.motto'),
    copyright: t('footer.copyright'),
    address: t('footer.address'),
  };
}
