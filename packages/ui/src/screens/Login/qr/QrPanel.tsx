'use client';

import { CircleCheck, RotateCw, Smartphone } from 'lucide';
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../components/Button/index.ts';
import { Icon, type IconDrawing } from '../../../components/Icon/index.ts';
import { QrCode } from '../../../components/QrCode/index.ts';
import { SkeletonBlock, Skeleton } from '../../../components/Skeleton/index.ts';
import { TextButton } from '../../../components/TextButton/index.ts';
import { useErrorText } from '../../../i18n/useErrorText.ts';
import { Stack, Text } from '../../../layout/index.ts';
import { classes } from '../../../theme/classes.ts';
import type { LazyPanelProps, LoginService } from '../LoginScreen.types.ts';
import * as styles from '../panels/panels.css.ts';
import type { QrSession } from './qrSession.ts';
import { useQrSession } from './useQrSession.ts';

interface QrPanelProps extends Pick<LazyPanelProps, 'go'> {
  service: Pick<LoginService, 'qrCode' | 'qrState'>;
}

/** Signing in with a phone that is signed in already: it reads the code and agrees. */
export function QrPanel({ service, go }: QrPanelProps) {
  const { t } = useTranslation('loginPanels');
  const errorText = useErrorText();
  const { session, refresh } = useQrSession(service);
  const stand = useRef<HTMLDivElement>(null);
  const left = useRef<QrSession>(undefined);
  // The button goes when what it asked for is there, and the focus with it: the first button that is left has it then.
  useLayoutEffect(() => {
    if (left.current === undefined || left.current === session) return;
    left.current = undefined;
    if (document.activeElement === document.body) stand.current?.querySelector('button')?.focus();
  }, [session]);
  const askAgain = () => {
    left.current = session;
    refresh();
  };
  const again = (
    <Button onClick={askAgain}>
      <Icon icon={RotateCw} size={16} /> {t('qr.refresh')}
    </Button>
  );
  const words = (title: string, text: string) => (
    <Text as="div" role="status" tone="muted" className={styles.qrWords}>
      <Text scale="lead" weight="semibold" tone="text">
        {title}
      </Text>
      <p>{text}</p>
    </Text>
  );
  const other = (
    <TextButton scale="meta" onClick={() => go('phonePassword')}>
      {t('qr.other')}
    </TextButton>
  );
  switch (session.status) {
    case 'loading':
      return (
        <Stand ref={stand}>
          <Skeleton label={t('qr.loading')} className={styles.qrBone}>
            <SkeletonBlock className={styles.qrBone} />
          </Skeleton>
          {words(t('qr.waiting'), t('qr.waitingText'))}
          {other}
        </Stand>
      );
    case 'failed':
      return (
        <Stand ref={stand}>
          <div className={styles.qrPlate}>{again}</div>
          {words(t('qr.failed'), errorText(session.error))}
          {other}
        </Stand>
      );
    case 'waiting':
    case 'scanned':
    case 'confirmed':
    case 'expired': {
      const isReadable = session.status === 'waiting';
      return (
        <Stand ref={stand}>
          <div className={styles.qrFrame}>
            <QrCode
              value={session.url}
              label={t('qr.label')}
              fallback={t('qr.failed')}
              size="large"
              className={classes(!isReadable && styles.qrUsed)}
            />
            {!isReadable && (
              <div className={styles.qrVeil}>
                {session.status === 'expired' ? again : <Sign glyph={session.status === 'scanned' ? Smartphone : CircleCheck} />}
              </div>
            )}
          </div>
          {words(t(`qr.${session.status}`), t(`qr.${session.status}Text`))}
          {other}
        </Stand>
      );
    }
    default:
      return session satisfies never;
  }
}

const Stand = ({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) => (
  <Stack ref={ref} align="center" className={styles.qr}>
    {children}
  </Stack>
);

/** Says in the code's place that it has been read. */
const Sign = ({ glyph }: { glyph: IconDrawing }) => (
  <span className={styles.qrGlyph}>
    <Icon icon={glyph} size={24} />
  </span>
);
