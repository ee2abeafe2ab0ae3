import { CircleCheck, RotateCw, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/index.ts';
import { Icon, type IconComponent } from '../../../components/Icon/index.ts';
import { QrCode } from '../../../components/QrCode/index.ts';
import { SkeletonBlock, Skeleton } from '../../../components/Skeleton/index.ts';
import { useErrorText } from '../../../i18n/useErrorText.ts';
import { classes } from '../../../theme/classes.ts';
import { link } from '../LoginScreen.css.ts';
import type { FurtherPanelProps } from '../LoginScreen.types.ts';
import * as styles from '../panels/panels.css.ts';
import { useQrSession } from './useQrSession.ts';

/** Signing in with a phone that is signed in already: it reads the code and agrees. */
export function QrPanel({ service, go }: FurtherPanelProps) {
  const { t } = useTranslation('loginPanels');
  const errorText = useErrorText();
  const { session, refresh } = useQrSession(service);
  const again = (
    <Button onClick={refresh}>
      <Icon icon={RotateCw} size={16} /> {t('qr.refresh')}
    </Button>
  );
  const words = (title: string, text: string) => (
    <div role="status" className={styles.qrWords}>
      <p className={styles.qrTitle}>{title}</p>
      <p>{text}</p>
    </div>
  );
  const other = (
    <button type="button" className={link} onClick={() => go('phonePassword')}>
      {t('qr.other')}
    </button>
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

const Stand = ({ children }: { children: ReactNode }) => <div className={styles.qr}>{children}</div>;

/** Says in the code's place that it has been read. */
const Sign = ({ glyph }: { glyph: IconComponent }) => (
  <span className={styles.qrGlyph}>
    <Icon icon={glyph} size={24} />
  </span>
);
