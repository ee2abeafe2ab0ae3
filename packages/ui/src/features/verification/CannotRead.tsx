import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link/index.ts';

/** The way for those whom the picture code shuts out: somebody helps (WCAG 2.2, 3.3.8). */
export function CannotRead({ href, className = '' }: { href: string; className?: string }) {
  const { t } = useTranslation('codes');
  return (
    <Link inline className={className} href={href} target="_blank" rel="noreferrer">
      {t('cannotRead')}
    </Link>
  );
}
