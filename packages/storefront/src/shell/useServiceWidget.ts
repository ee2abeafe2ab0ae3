import { type ServiceWidgetProps, serviceState } from '@galleria/ui/shell';
import { useTranslation } from 'react-i18next';
import { useShop } from '../data/useShop.ts';
import { paths } from '../paths.ts';

/** Everything the service widget gets. */
export function useServiceWidget(): ServiceWidgetProps {
  const { t } = useTranslation('common');
  const texts = t('service', { returnObjects: true });
  return {
    service: serviceState(useShop()?.service),
    settlementHref: paths.openShop,
    texts: { label: texts.label, kinds: texts, settlement: texts.settle, top: texts.top },
    onTop: goToTop,
  };
}

/** Eye and focus go together: the next stop of the Tab key is in the content, not at the end of the page. */
function goToTop() {
  scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
  document.getElementById('content')?.focus({ preventScroll: true });
}
