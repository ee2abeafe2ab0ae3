'use client';

import { ChevronRight, ShieldCheck } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './Guarantees.css.ts';
import type { GuaranteeView } from './GoodsDetailScreen.state.ts';

const load = async () => ({ default: (await import('./GuaranteesDialog.tsx')).GuaranteesDialog });
const GuaranteesDialog = lazy(load);
// What could not be fetched in advance is fetched again by the press.
const fetchDialog = () => void load().catch(() => {});

/** What the operator promises, by name; a press tells what each means. */
export function Guarantees({ guarantees }: { guarantees: readonly GuaranteeView[] }) {
  const { t } = useTranslation('goodsDetail');
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (guarantees.length === 0) return null;
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles.root}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        onPointerEnter={fetchDialog}
        onFocus={fetchDialog}
      >
        {guarantees.map(({ id, name }) => (
          <span key={id} className={styles.promise}>
            <Icon icon={ShieldCheck} size={16} />
            {name}
          </span>
        ))}
        <Icon icon={ChevronRight} size={14} className={styles.mark} />
      </button>
      {asked && (
        <Suspense>
          <GuaranteesDialog title={t('guarantees')} guarantees={guarantees} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
