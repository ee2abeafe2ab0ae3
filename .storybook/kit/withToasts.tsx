import { ToastProvider } from '@galleria/ui';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <ToastProvider closeLabel={t('close')} stay={0}>
      {children}
    </ToastProvider>
  );
}

/** A decorator for a story whose form shows a toast, which stays. */
export function withToasts(Story: ComponentType) {
  return (
    <Toasts>
      <Story />
    </Toasts>
  );
}
