'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Inline, Text } from '../../layout/index.ts';
import { RetryButton } from '../../patterns/AsyncContent/index.ts';

interface MissingProps {
  /** What could not be loaded. */
  text: string;
  onRetry: () => void;
}

/** Says in one line what is missing from a page that is of use without it. */
export function Missing({ text, onRetry }: MissingProps) {
  const { t } = useTranslation('common');
  return (
    <Inline role="status" gap={4}>
      <Text scale="meta" tone="muted">
        {text}
      </Text>
      <RetryButton size="small" onRetry={onRetry}>
        {t('retry')}
      </RetryButton>
    </Inline>
  );
}
