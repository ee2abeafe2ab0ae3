'use client';

import { ChevronDown, Trash2, TriangleAlert } from 'lucide';
import { memo } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { useFormat } from '../../components/Format/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Image } from '../../components/Image/index.ts';
import { Link } from '../../components/Link/index.ts';
import { OldPrice, Price } from '../../components/Price/index.ts';
import { QuantityStepper } from '../../components/QuantityStepper/index.ts';
import { TextButton } from '../../components/TextButton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { maxQuantity } from '../../flows/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { classes } from '../../theme/classes.ts';
import * as figures from './CartFigures.css.ts';
import { fitting } from './fitting.ts';
import * as styles from './CartRow.css.ts';
import { type CartLineView, nameOfLine } from './CartScreen.state.ts';
import type { CartLinks } from './types.ts';
import type { StableActs } from './useStableActs.ts';

interface CartRowProps {
  line: CartLineView;
  managing: boolean;
  /** It is selected, or marked. */
  chosen: boolean;
  links: Pick<CartLinks, 'goods'>;
  /** Selects lines, or marks them. */
  turn: (ids: readonly number[], on: boolean) => void;
  acts: StableActs;
  onNear: () => void;
}

/** From so few pieces on a line says how many are left. */
const few = 9;
/** A number above it has more digits than its place holds beside wide buttons. */
const manyDigits = 9999;

/** A line of the cart. Drawn anew only when it changes: of a thousand lines, one is. */
export const CartRow = memo(function CartRow({ line, managing, chosen, links, turn, acts, onNear }: CartRowProps) {
  const { t } = useTranslation(['cart', 'wishList', 'goodsDetail', 'common']);
  const format = useFormat();
  const { locale } = format;
  const { id, status, quantity, price, subtotal } = line;
  const name = line.name || t('goodsDetail:title');
  const lineName = nameOfLine(line);
  return (
    <li data-line={id} className={styles.row}>
      <Checkbox className={styles.check} checked={chosen} disabled={!managing && !line.orderable} onChange={() => turn([id], !chosen)}>
        <VisuallyHidden>{t('cart:select', { name: lineName })}</VisuallyHidden>
      </Checkbox>
      <Image src={line.image} alt="" seed={line.productId} className={styles.picture} />
      <div className={styles.about}>
        <p lang={foreignLang(name, locale)} className={styles.name}>
          <Link href={links.goods(line.productId, line.skuId)} className={styles.link}>
            {name}
          </Link>
        </p>
        <Specification line={line} onNear={onNear} onReselect={() => acts.reselect(line)} />
      </div>
      <div className={figures.price} style={fitting(price, format)}>
        {price && status === 'valid' && (
          <>
            <VisuallyHidden>{t('cart:price')}</VisuallyHidden> <Price amount={price} size="small" tone="plain" className={figures.fitted} />
            <Change line={line} />
          </>
        )}
        {status === 'unpriced' && <span className={figures.unknown}>{t('cart:unpriced.line')}</span>}
      </div>
      <div className={figures.quantity}>
        {status === 'valid' && (
          <Quantity line={line} name={lineName} disabled={managing} onQuantity={(next) => acts.setQuantity(id, next)} />
        )}
        {status === 'unpriced' && (
          <QuantityStepper
            label={t('cart:quantityOf', { name: lineName })}
            value={quantity}
            onValueChange={(next) => acts.setQuantity(id, next)}
            max={maxQuantity}
            disabled={managing}
            texts={{ decrease: t('goodsDetail:fewer'), increase: t('goodsDetail:more') }}
            className={figures.stepper}
          />
        )}
      </div>
      <p className={figures.subtotal} style={fitting(subtotal, format)}>
        {subtotal && (
          <>
            <VisuallyHidden>{t('cart:subtotal')}</VisuallyHidden> <Price amount={subtotal} size="small" className={figures.fitted} />
          </>
        )}
      </p>
      <IconButton
        className={figures.remove}
        label={t('wishList:remove', { name: lineName })}
        icon={Trash2}
        onClick={() => void acts.remove([line])}
      />
    </li>
  );
});

/** What it is of the goods, and the way to another of it. */
function Specification({ line, onNear, onReselect }: { line: CartLineView; onNear: () => void; onReselect: () => void }) {
  const { t } = useTranslation('cart');
  const { locale } = useFormat();
  const near = { onPointerEnter: onNear, onFocus: onNear, 'aria-haspopup': 'dialog' } as const;
  if (line.status === 'specificationGone')
    return (
      <p className={styles.gone}>
        <Icon icon={TriangleAlert} size={14} />
        <span>{t('gone.specification')}</span>
        <TextButton {...near} aria-label={t('chooseAgainFor', { name: nameOfLine(line) })} onClick={onReselect}>
          {t('chooseAgain')}
        </TextButton>
      </p>
    );
  if (!line.specText) return null;
  return (
    <button
      {...near}
      type="button"
      aria-label={t('changeSpec', { spec: line.specText, name: line.name })}
      className={styles.spec}
      onClick={onReselect}
    >
      <span lang={foreignLang(line.specText, locale)}>{line.specText}</span>
      <Icon icon={ChevronDown} size={14} />
    </button>
  );
}

/** What it cost when the shopper last looked. */
function Change({ line: { priceBefore, rose } }: { line: CartLineView }) {
  const { t } = useTranslation(['cart', 'common']);
  if (!priceBefore) return null;
  return (
    <>
      <OldPrice amount={priceBefore} label={t('cart:priceBefore')} />
      <span className={figures.change}>{t(rose ? 'cart:rose' : 'cart:dropped')}</span>
    </>
  );
}

interface QuantityProps {
  line: CartLineView;
  /** With the specification, as the same goods may be in several lines. */
  name: string;
  disabled: boolean;
  onQuantity: (quantity: number) => void;
}

function Quantity({ line, name, disabled, onQuantity }: QuantityProps) {
  const { t } = useTranslation(['cart', 'goodsDetail']);
  const errorText = useErrorText();
  const { quantity, most, stock, refusal, subtotal } = line;
  const left = t('goodsDetail:limit.stock', { count: stock });
  const isOver = quantity > most;
  const why = refusal && refusal.error.kind !== 'unauthorized' ? errorText(refusal.error) : '';
  const isLess = why !== '' && most > quantity && most < (refusal?.wanted ?? 0);
  return (
    <>
      <QuantityStepper
        label={t('cart:quantityOf', { name })}
        value={quantity}
        onValueChange={onQuantity}
        max={most}
        disabled={disabled}
        texts={{ decrease: t('goodsDetail:fewer'), increase: t('goodsDetail:more') }}
        limit={isOver ? undefined : stock <= most ? left : t('goodsDetail:limit.order', { count: most })}
        className={classes(figures.stepper, quantity > manyDigits && figures.long)}
      />
      {!why && stock <= few && quantity < most && <span className={figures.few}>{left}</span>}
      {isOver && (
        <span className={figures.over}>
          {left} <TextButton onClick={() => onQuantity(most)}>{t('cart:reduce', { count: most })}</TextButton>
        </span>
      )}
      <span role="status" className={figures.refusal}>
        {why}
      </span>
      {isLess && (
        <TextButton scale="meta" onClick={() => onQuantity(most)}>
          {t('cart:changeTo', { count: most })}
        </TextButton>
      )}
      {!isOver && subtotal === '' && <span className={figures.over}>{t('cart:uncountable')}</span>}
    </>
  );
}
