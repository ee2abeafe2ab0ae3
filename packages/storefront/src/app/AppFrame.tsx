import { LinkProvider, ToastProvider } from '@galleria/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormatFromSite } from './FormatFromSite.tsx';
import { RouterLink } from './RouterLink.tsx';
import { ToastsOfPage } from './ToastsOfPage.ts';

/** Toasts, links and formats for everything below: the storefront and the stories share it. */
export function AppFrame({ children, stay }: { children: ReactNode /** Milliseconds a toast stays. */; stay?: number | undefined }) {
  const { t, i18n } = useTranslation('common');
  return (
    <LinkProvider component={RouterLink}>
      <FormatFromSite>
        <ToastProvider closeLabel={t('close')} stay={stay}>
          <ToastsOfPage language={i18n.language} />
          {children}
        </ToastProvider>
      </FormatFromSite>
    </LinkProvider>
  );
}
