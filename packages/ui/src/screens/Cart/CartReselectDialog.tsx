'use client';

import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { DialogActions, DialogClose, DialogContent, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import { useFormat } from '../../components/Format/index.ts';
import { Image } from '../../components/Image/index.ts';
import { Price } from '../../components/Price/index.ts';
import { Skeleton, SkeletonText } from '../../components/Skeleton/index.ts';
import { type Choice, firstChoice, type SkuInSpecification, selectionOf, type Specification } from '../../flows/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { Stack, Text } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { SpecificationPicker } from '../../patterns/SpecificationPicker/index.ts';
import type { ShopError, Submission } from '../../state/resource.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import * as styles from './CartReselectDialog.css.ts';
import type { CartReselectProps } from './types.ts';

/** A sku that a line can be exchanged for. */
export interface ReselectSku extends SkuInSpecification {
  price: string;
}

export type CartReselectState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'ready'; specification: Specification<ReselectSku> };

export interface CartReselectDialogProps extends CartReselectProps {
  state: CartReselectState;
  onRetry: () => void;
}

/** Chooses another specification for a line of the cart. */
export function CartReselectDialog({ line, state, open, onOpenChange, onRetry, onReselect }: CartReselectDialogProps) {
  const { t } = useTranslation(['cart', 'common']);
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <DialogContent size="medium" closeLabel={t('common:close')}>
        <DialogTitle>{t('cart:option.title')}</DialogTitle>
        <AsyncContent
          surface="page"
          state={state}
          skeleton={
            <Skeleton label={t('cart:option.loading')}>
              <SkeletonText lines={5} />
            </Skeleton>
          }
          failedTitle={t('cart:option.failed')}
          onRetry={onRetry}
        >
          {({ specification }) => (
            <Reselect specification={specification} line={line} onReselect={onReselect} onDone={() => onOpenChange(false)} />
          )}
        </AsyncContent>
      </DialogContent>
    </DialogRoot>
  );
}

interface ReselectProps extends Pick<CartReselectDialogProps, 'line' | 'onReselect'> {
  specification: Specification<ReselectSku>;
  onDone: () => void;
}

function Reselect({ specification, line, onReselect, onDone }: ReselectProps) {
  const { t } = useTranslation(['cart', 'goodsDetail', 'common']);
  const { locale } = useFormat();
  const errorText = useErrorText();
  const [choice, setChoice] = useState<Choice>(() => firstChoice(specification, line.skuId));
  const [asked, ask] = useState<readonly number[]>();
  const [sent, setSent] = useState<Submission>({ status: 'idle' });
  const selection = selectionOf(specification, choice);
  const sku = 'sku' in selection ? selection.sku : undefined;
  async function send() {
    if (selection.status === 'incomplete') return ask([...selection.missing]);
    if (selection.status !== 'available' || sent.status === 'pending') return undefined;
    setSent({ status: 'pending' });
    const outcome = await onReselect(line.id, selection.sku.id, Math.min(line.quantity, selection.sku.stock));
    setSent(outcome);
    return outcome.status === 'done' ? onDone() : undefined;
  }
  return (
    <Stack gap={5}>
      <div className={styles.head}>
        <Image src={sku?.image || line.image} alt="" seed={line.productId} className={styles.picture} />
        <div>
          <Text weight="medium" lang={foreignLang(line.name, locale)}>
            {line.name}
          </Text>
          {sku && <Price amount={sku.price} />}
        </div>
      </div>
      <SpecificationPicker
        specification={specification}
        choice={choice}
        onChoiceChange={(next) => {
          setChoice(next);
          setSent({ status: 'idle' });
        }}
        seed={line.productId}
        {...(asked && { asked })}
      />
      {selection.status === 'available' && selection.sku.stock < line.quantity && (
        <Text tone="muted">{t('goodsDetail:limit.stock', { count: selection.sku.stock })}</Text>
      )}
      {sent.status === 'failed' && sent.error.kind !== 'unauthorized' && (
        <Alert live tone="danger">
          {errorText(sent.error)}
        </Alert>
      )}
      <DialogActions>
        <DialogClose>{t('common:cancel')}</DialogClose>
        <Button
          tone="primary"
          disabled={selection.status === 'missing' || selection.status === 'soldOut'}
          loading={sent.status === 'pending'}
          onClick={() => void send()}
        >
          {t('cart:option.choose')}
        </Button>
      </DialogActions>
    </Stack>
  );
}
