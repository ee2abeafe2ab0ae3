import '@galleria/ui/theme';
import '@galleria/ui/fonts/latin';
import '@galleria/ui/fonts/thai';
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
