'use client';

import { CircleCheck, RotateCw, Smartphone } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../components/Button/index.ts';
import { Icon, type IconDrawing } from '../../../components/Icon/index.ts';
import { QrCode } from '../../../components/QrCode/index.ts';
import { SkeletonBlock, Skeleton } from '../../../components/Skeleton/index.ts';
import { TextButton } from '../../../components/TextButton/index.ts';
import { useErrorText } from '../../../i18n/useErrorText.ts';
import { Stack, Text } from '../../../layout/index.ts';
import { classes } from '../../../theme/classes.ts';
import type { LazyPanelProps } from '../LoginScreen.types.ts';
import * as styles from '../panels/panels.css.ts';
import { useQrSession } from './useQrSession.ts';

/** Signing in with a phone that is signed in already: it reads the code and agrees. */
export function QrPanel({ service, go }: LazyPanelProps) {
  const { t } = useTranslation('loginPanels');
  const errorText = useErrorText();
  const { session, refresh } = useQrSession(service);
  const again = (
    <Button onClick={refresh}>
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
        <Stand>
          <Skeleton label={t('qr.loading')} className={styles.qrBone}>
            <SkeletonBlock className={styles.qrBone} />
          </Skeleton>
          {words(t('qr.waiting'), t('qr.waitingText'))}
          {other}
        </Stand>
      );
    case 'failed':
      return (
        <Stand>
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
        <Stand>
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

const Stand = ({ children }: { children: ReactNode }) => (
  <Stack align="center" className={styles.qr}>
    {children}
  </Stack>
);

/** Says in the code's place that it has been read. */
const Sign = ({ glyph }: { glyph: IconDrawing }) => (
  <span className={styles.qrGlyph}>
    <Icon icon={glyph} size={24} />
  </span>
);
