'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { TextLink } from '../../components/TextButton/index.ts';

/** The way for those whom the picture code shuts out: somebody helps (WCAG 2.2, 3.3.8). */
export function CannotRead({ href }: { href: string }) {
  const { t } = useTranslation(['codes', 'service']);
  return (
    <TextLink href={href} newTab={t('service:newTab')}>
      {t('codes:cannotRead')}
    </TextLink>
  );
}
