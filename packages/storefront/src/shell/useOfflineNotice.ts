import type { OfflineNoticeProps } from '@galleria/ui/shell';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { createConnection } from './connection.ts';

/** Everything the offline notice gets. */
export function useOfflineNotice(
  /** Milliseconds that it says so when the connection is back; 0 for good. */ stay = 4000,
): OfflineNoticeProps {
  const { t } = useTranslation('shell');
  const [connection] = useState(() => createConnection(stay));
  const phase = useSyncExternalStore(connection.subscribe, connection.get);
  return { phase, texts: t('connection', { returnObjects: true }) };
}
