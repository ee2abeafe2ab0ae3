import { type Currency, upToUnit } from '../../currencies.ts';
import { priceText } from '../cents.ts';
import type { Product } from '../state/shop.ts';
import { aboutOf } from './about.ts';

/** What a merchant writes about a good, as HTML. Made when it is asked for: few of the goods are ever opened. */
export function detailsHtml(
  product: Pick<Product, 'name' | 'intro' | 'category' | 'pictures' | 'attributes' | 'postage' | 'virtual'>,
  currency: Currency,
): string {
  const { made, care, measures } = aboutOf(product.category);
  const [, near, other] = product.pictures;
  const rows = [...Object.entries(measures), ...product.attributes.map(({ name, values }) => [name, values.join(' / ')] as const)];
  return [
    `<h2>${escaped(product.name)}</h2><p>${escaped(product.intro)}</p>`,
    near ? `<p><img src="${near}" alt="${escaped(product.name)}" width="512" height="512"></p>` : '',
    `<h3>How it is made</h3><p>${escaped(made)}</p>`,
    `<h3>Measures</h3><table><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`).join('')}</tbody></table>`,
    other ? `<p><img src="${other}" alt="" width="512" height="512"></p>` : '',
    `<h3>Care</h3><ul>${care.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`,
    `<h3>Delivery</h3><p>${deliveryOf(product, currency)}</p>`,
  ].join('');
}

function deliveryOf({ virtual, postage }: Pick<Product, 'virtual' | 'postage'>, currency: Currency): string {
  if (virtual) return 'Sent by e-mail within a few minutes. <strong>Nothing is shipped.</strong>';
  if (!postage) return 'Sent within two working days, <strong>free of postage</strong>.';
  return `Sent within two working days. Postage is ${priceText(upToUnit(currency, postage), currency)} for each piece.`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (found) => entities[found] ?? found);
