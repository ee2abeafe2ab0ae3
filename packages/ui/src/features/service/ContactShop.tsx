'use client';

import { Mail, MessageCircle, MessageSquareText, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { ButtonLook } from '../../components/Button/buttonLook.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { PopoverLazyContent, PopoverRoot, PopoverTrigger } from '../../components/Popover/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { asTyped } from '../../theme/utilities.css.ts';
import type { ServiceState, ServiceView } from './serviceState.ts';

const load = () => import('../../components/Popover/PopoverPanel.tsx');
const PopoverPanel = lazyWithRetry(async () => ({ default: (await load()).PopoverPanel }));
const fetchPanel = () => fetchAhead(load);
const glyphs = { chat: MessageCircle, message: MessageSquareText, phone: Phone, email: Mail } as const;

/** Writes to a shop, or calls it, in the way that the shop has chosen; nothing where it has none. Load the namespaces `orderList` and `service` with it. */
export function ContactShop({ service, ...look }: ButtonLook & { service: ServiceState }) {
  const { t } = useTranslation(['orderList', 'service']);
  if (service.status === 'none') return null;
  const words = <Words service={service}>{t('contact')}</Words>;
  if (service.status === 'message' && 'text' in service)
    return (
      <PopoverRoot>
        <PopoverTrigger {...look} onPointerEnter={fetchPanel} onFocus={fetchPanel}>
          {words}
        </PopoverTrigger>
        <PopoverLazyContent>
          <PopoverPanel align="end">
            <p className={asTyped}>{service.text}</p>
          </PopoverPanel>
        </PopoverLazyContent>
      </PopoverRoot>
    );
  if (service.status === 'phone' || service.status === 'email')
    return (
      <LinkButton {...look} href={service.status === 'phone' ? service.phone.href : service.href}>
        {words}
        <VisuallyHidden> {service.status === 'phone' ? service.phone.number : service.address}</VisuallyHidden>
      </LinkButton>
    );
  return (
    <LinkButton {...look} href={service.href} newTab={t('service:newTab')}>
      {words}
    </LinkButton>
  );
}

function Words({ service, children }: { service: ServiceView; children: ReactNode }) {
  return (
    <>
      <Icon icon={glyphs[service.status]} size={16} />
      <span>{children}</span>
    </>
  );
}
