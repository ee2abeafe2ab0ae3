'use client';

import { ChevronRight, ShieldCheck } from 'lucide';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Icon } from '../../components/Icon/index.ts';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { DialogButton } from './DialogButton.tsx';
import * as styles from './Guarantees.css.ts';
import type { GuaranteeView } from './GoodsDetailScreen.state.ts';

const load = async () => ({ default: (await import('./GuaranteesDialog.tsx')).GuaranteesDialog });
const GuaranteesDialog = lazyWithRetry(load);

/** What the operator promises, by name; a press tells what each means. */
export function Guarantees({ guarantees }: { guarantees: readonly GuaranteeView[] }) {
  const { t } = useTranslation('goodsDetail');
  if (guarantees.length === 0) return null;
  return (
    <DialogButton
      className={styles.root}
      preload={() => fetchAhead(load)}
      renderDialog={(state) => <GuaranteesDialog title={t('guarantees')} guarantees={guarantees} {...state} />}
    >
      {guarantees.map(({ id, name }, at) => (
        <span key={id} className={styles.promise}>
          <Icon icon={ShieldCheck} size={16} />
          {name}
          {at === guarantees.length - 1 && <Icon icon={ChevronRight} size={14} />}
        </span>
      ))}
    </DialogButton>
  );
}
