import { loadFonts } from '@galleria/ui/fonts/loadFonts';
import { type Locale, localeCodes, locales } from '@galleria/ui/locales';
import type { CSSProperties } from 'react';
import { text, weight } from '../../packages/ui/src/theme/scale.ts';
import styles from './foundations.module.css';
import { pixels } from './sample.ts';

void Promise.all(localeCodes.map(loadFonts));

/** A sentence as it stands in the shop, in languages and scripts that look different. */
const sentences: Readonly<Partial<Record<Locale, string>>> & { en: string } = {
  en: 'Free delivery on orders over ₹1,500, and returns within seven days.',
  'zh-CN': '订单满 ₹1,500 免运费，七天内可退货。',
  es: 'Envío gratis desde ₹1,500 y devoluciones en siete días. ¿Añadir a la cesta?',
  fr: 'Livraison offerte dès ₹1,500 et retours sous sept jours. Ça vous va ?',
  th: 'จัดส่งฟรีเมื่อสั่งซื้อครบ ₹1,500 และคืนสินค้าได้ภายในเจ็ดวัน ที่นี่ผู้ซื้อเป็นใหญ่',
  lo: 'ສົ່ງຟຣີເມື່ອສັ່ງຊື້ຄົບ ₹1,500 ແລະສົ່ງຄືນສິນຄ້າໄດ້ພາຍໃນເຈັດວັນ',
};

type Role = (typeof text)[keyof typeof text];

const look = ({ fontSize, lineHeight, letterSpacing, fontWeight }: Role): CSSProperties => ({
  fontSize,
  lineHeight,
  letterSpacing,
  fontWeight,
});

/** Line height in Latin script: the theme raises it for Thai and Lao. */
const lineOf = ({ fontSize, lineHeight }: Role) => Math.round(pixels(fontSize) * Number.parseFloat(lineHeight.replace('max(', '')));

/** Every size, weight and script. */
export function TypeScale() {
  return (
    <div className={`sb-unstyled ${styles['page']}`}>
      <h2>Sizes</h2>
      <dl className={styles['rows']}>
        {Object.entries(text).map(([name, role]) => (
          <div key={name}>
            <dt>
              {name}{' '}
              <small>
                {pixels(role.fontSize)} / {lineOf(role)} px, {role.fontWeight}
                {role.letterSpacing !== 'normal' && `, ${/-?[\d.]+em/.exec(role.letterSpacing)?.[0]}`}
              </small>
            </dt>
            <dd style={look(role)}>{sentences.en}</dd>
          </div>
        ))}
      </dl>
      <h2>Weights</h2>
      <dl className={styles['rows']}>
        {Object.entries(weight).map(([name, fontWeight]) => (
          <div key={name}>
            <dt>
              {name} <small>{fontWeight}</small>
            </dt>
            <dd style={{ ...look(text.lead), fontWeight }}>{sentences.en}</dd>
          </div>
        ))}
      </dl>
      <h2>Scripts</h2>
      {localeCodes.map((code) => (
        <section key={code}>
          <h3>
            {locales[code].name} <small>{code}</small>
          </h3>
          <div lang={code} className={styles['column']}>
            {Object.entries({ title: text.title, body: text.body, caption: text.caption }).map(([name, role]) => (
              <p key={name} style={look(role)}>
                {sentences[code] ?? sentences.en}
              </p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
