'use client';

import { ArrowUp, Mail, MessageCircle, MessageSquareText, Phone, Store } from 'lucide';
import { type ComponentProps, useId, useReducer, useRef } from 'react';
import { type DisclosureEvent, nextDisclosure } from '../../components/DisclosureMenu/disclosure.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useHoverIntent } from '../../components/Popover/useHoverIntent.ts';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './ServiceWidget.css.ts';
import type { ServiceState, ServiceView } from '../../features/service/serviceState.ts';

const loadPanel = () => import('./ServicePanel.tsx');
const ServicePanel = lazyWithRetry(async () => ({ default: (await loadPanel()).ServicePanel }));
const fetchPanel = () => fetchAhead(loadPanel);
const glyphs = { chat: MessageCircle, message: MessageSquareText, phone: Phone, email: Mail } as const;

export interface ServiceWidgetProps extends Omit<ComponentProps<'section'>, 'children'> {
  service: ServiceState;
  /** Where merchants apply to open a shop. */
  settlementHref: string;
  /** Its words, in the language of the page. */
  texts: {
    label: string;
    kinds: Readonly<Record<ServiceView['status'], string>>;
    settlement: string;
    top: string;
  };
  /** Asked to go to the top of the page. */
  onTop: () => void;
}

/**
 * The way to the shop's people, to a shop of one's own, and back to the top: a bar at the right edge, or a row below
 * the content where the edge has no room beside it. Renders a `<section>`.
 *
 * | key | does |
 * | --- | --- |
 * | Enter, Space | on the service button: opens and closes its panel |
 * | Tab | goes from the button into the panel; past its end the panel closes |
 * | Escape | closes; focus that was in the panel returns to the button |
 */
export function ServiceWidget({ service, settlementHref, texts, onTop, className, ...rest }: ServiceWidgetProps) {
  return (
    <section aria-label={texts.label} {...rest} className={classes(styles.root, className)}>
      {service.status !== 'none' && <Service service={service} name={texts.kinds[service.status]} />}
      <Link className={styles.item} href={settlementHref} title={texts.settlement}>
        <Icon icon={Store} />
        <span className={styles.label}>{texts.settlement}</span>
      </Link>
      <button type="button" className={classes(styles.item, styles.last)} title={texts.top} onClick={onTop}>
        <Icon icon={ArrowUp} />
        <span className={styles.label}>{texts.top}</span>
      </button>
    </section>
  );
}

/** The service button, and the panel that hover and press open; its code comes when somebody means it. */
function Service({ service, name }: { service: ServiceView; name: string }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [state, send] = useReducer(nextDisclosure, 'closed');
  const open = state !== 'closed';
  const { forget, ...hover } = useHoverIntent({
    enter: 120,
    leave: 300,
    onEnter: () => send('enter'),
    // Who is in it by keyboard does not lose it to a pointer that is moved out of the way.
    onLeave: () => document.getElementById(id)?.querySelector(':focus') ?? send('leave'),
  });
  const tell = (event: DisclosureEvent) => {
    forget();
    send(event);
  };
  return (
    <div {...hover} className={styles.service}>
      <button
        ref={button}
        type="button"
        id={`${id}button`}
        className={styles.item}
        aria-expanded={open}
        {...(open && { 'aria-controls': id })}
        onPointerEnter={fetchPanel}
        onFocus={fetchPanel}
        onClick={() => tell('press')}
      >
        <Icon icon={glyphs[service.status]} />
        <span className={styles.label}>{name}</span>
      </button>
      {open && (
        <LazySuspense>
          <ServicePanel id={id} service={service} button={button} onDismiss={() => tell('dismiss')} />
        </LazySuspense>
      )}
    </div>
  );
}
