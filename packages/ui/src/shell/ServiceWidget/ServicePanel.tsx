'use client';

import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../components/Link/index.ts';
import { useDismissal } from '../../components/Popover/usePopoverLayer.ts';
import { QrCode } from '../../components/QrCode/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import type { OpenChangeReason } from '../../hooks/useOpenState.ts';
import * as styles from './ServicePanel.css.ts';
import type { ServiceView } from '../../features/service/serviceState.ts';

interface ServicePanelProps {
  id: string;
  service: ServiceView;
  button: RefObject<HTMLElement | null>;
  onDismiss: (reason: OpenChangeReason) => void;
}

/** What the service button opens: a code to scan, a line to read, a small button. */
export function ServicePanel({ id, service, button, onDismiss }: ServicePanelProps) {
  const layer = useRef<HTMLDivElement>(null);
  useDismissal({ open: true, onDismiss, anchor: button, layer });
  return (
    <div ref={layer} id={id} role="group" aria-labelledby={`${id}button`} className={styles.place}>
      <div className={styles.panel}>
        <Content service={service} />
      </div>
    </div>
  );
}

function Content({ service }: Pick<ServicePanelProps, 'service'>) {
  const { t } = useTranslation(['service', 'common']);
  switch (service.status) {
    case 'chat':
      return (
        <>
          <Code text={service.href} label={t('code')} />
          <Row line={service.phone ? <Call {...service.phone} /> : t('askHere')} note={service.phone && t('common:hours')}>
            <Outside href={service.href} label={t('openChat')} />
          </Row>
        </>
      );
    case 'message':
      return 'href' in service ? (
        <>
          <Code text={service.href} label={t('messageCode')} />
          <Row line={t('askHere')} note={t('reply')}>
            <Outside href={service.href} label={t('openMessage')} />
          </Row>
        </>
      ) : (
        <p className={styles.words}>{wholeNumbers(service.text)}</p>
      );
    case 'phone':
      return (
        <Row line={wholeNumbers(service.phone.number)} note={t('common:hours')}>
          <Link className={styles.button} href={service.phone.href}>
            {t('call')}
            <VisuallyHidden> {service.phone.number}</VisuallyHidden>
          </Link>
        </Row>
      );
    case 'email':
      return (
        <Row line={<Address address={service.address} />} note={t('reply')}>
          <Link className={styles.button} href={service.href}>
            {t('write')}
            <VisuallyHidden> {service.address}</VisuallyHidden>
          </Link>
        </Row>
      );
    default:
      return service satisfies never;
  }
}

function Code({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('service');
  return (
    <div className={styles.code}>
      <QrCode size="small" value={text} label={label} fallback={t('noCode')} />
      <p className={styles.note}>{t('scan')}</p>
    </div>
  );
}

function Row({ line, note, children }: { line: ReactNode; note?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.tip}>
        <p className={styles.line}>{line}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </div>
  );
}

/** Broken, where it must be, behind its sign. */
function Address({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

/** The spaces within a number do not end a line. */
const wholeNumbers = (text: string) => text.replaceAll(/(?<=\d) (?=\d)/g, '\u00A0');

const Call = ({ number, href }: { number: string; href: string }) => (
  <Link className={styles.call} href={href}>
    {number}
  </Link>
);

/** Leads out of the shop. */
function Outside({ href, label }: { href: string; label: string }) {
  const { t } = useTranslation('service');
  return (
    <Link className={styles.button} href={href} newTab={t('newTab')}>
      {label}
    </Link>
  );
}
