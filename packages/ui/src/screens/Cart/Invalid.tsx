'use client';

import { Trash2 } from 'lucide';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { useFormat } from '../../components/Format/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Image } from '../../components/Image/index.ts';
import { TextButton, TextLink } from '../../components/TextButton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { allows, cartLineFlow } from '../../flows/index.ts';
import { Inline, Panel, Text } from '../../layout/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { type CartLineView, nameOfLine } from './CartScreen.state.ts';
import * as styles from './Invalid.css.ts';
import type { CartLinks } from './types.ts';
import type { StableActs } from './useStableActs.ts';

interface InvalidProps {
  lines: readonly CartLineView[];
  /** Lines that are marked to be taken out; absent while nothing is. */
  marked: ReadonlySet<number> | undefined;
  onMark: (marked: ReadonlySet<number>) => void;
  links: Pick<CartLinks, 'shop'>;
  acts: StableActs;
}

/** What can no longer be bought: it can leave, and what is only sold out can be exchanged for another specification. */
export function Invalid({ lines, marked, onMark, links, acts }: InvalidProps) {
  const { t } = useTranslation(['cart', 'wishList', 'goodsDetail', 'common']);
  const { locale } = useFormat();
  if (lines.length === 0) return null;
  const turn = (id: number) => {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    onMark(next);
  };
  return (
    <Panel as="section" padding="none" aria-labelledby="cart-invalid">
      <Inline justify="between" className={styles.head} data-bar>
        <h2 id="cart-invalid" className={styles.title}>
          {t('cart:unbuyable.title')}
          <Text as="span" tone="muted" numeric className={styles.count}>
            {` ${lines.length}`}
          </Text>
        </h2>
        <TextButton tone="muted" scale="meta" onClick={() => void acts.remove(lines)}>
          {t('cart:unbuyable.clear')}
        </TextButton>
      </Inline>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} data-line={line.id} className={styles.row}>
            {marked && (
              <Checkbox checked={marked.has(line.id)} onChange={() => turn(line.id)}>
                <VisuallyHidden>{t('cart:select', { name: nameOfLine(line) })}</VisuallyHidden>
              </Checkbox>
            )}
            <Image src={line.image} alt="" seed={line.productId} className={styles.picture} />
            <div className={styles.about}>
              <p lang={foreignLang(line.name, locale)} className={styles.name}>
                {line.name || t('goodsDetail:title')}
              </p>
              <Text scale="meta" tone="faint">
                {t(line.status === 'soldOut' ? 'common:goods.soldOut' : 'cart:gone.withdrawn')}
                {line.justLost && ` · ${t('cart:sinceLastVisit')}`}
              </Text>
            </div>
            <Inline gap={4} className={styles.acts}>
              {mayReselect(line) ? (
                <TextButton tone="muted" scale="meta" aria-haspopup="dialog" onClick={() => acts.reselect(line)}>
                  {t('cart:chooseOther')}
                  <VisuallyHidden>{` ${nameOfLine(line)}`}</VisuallyHidden>
                </TextButton>
              ) : (
                line.merchantId > 0 && (
                  <TextLink tone="muted" scale="meta" href={links.shop(line.merchantId)}>
                    {t('goodsDetail:seller.visit')}
                    <VisuallyHidden>{`: ${nameOfLine(line)}`}</VisuallyHidden>
                  </TextLink>
                )
              )}
              <IconButton label={t('wishList:remove', { name: nameOfLine(line) })} icon={Trash2} onClick={() => void acts.remove([line])} />
            </Inline>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Of goods without a specification there is no other. */
const mayReselect = ({ status, specText }: CartLineView) =>
  specText !== '' && status !== 'unpriced' && allows(cartLineFlow, status, 'reselect', { quantity: 1, stock: 1 });
