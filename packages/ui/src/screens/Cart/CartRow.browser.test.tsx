import { expect, test } from 'vitest';
import { defaultLocale, loadMessages, startTexts, TextsProvider } from '../../i18n/index.ts';
import { testRoot } from '../../testRoot.ts';
import '../../theme/theme.css.ts';
import * as lines from './CartLines.css.ts';
import { CartRow } from './CartRow.tsx';
import * as screen from './CartScreen.css.ts';
import { testLine } from './testLine.ts';
import { cartTexts } from './texts.ts';

const texts = await startTexts({ locale: defaultLocale, load: loadMessages });
await texts.loadNamespaces(cartTexts);

const page = testRoot();
const nothing = () => {};
const done = async () => ({ status: 'done' }) as const;
const acts = { select: nothing, setQuantity: nothing, remove: done, moveToWishList: done, reselect: nothing, checkOut: done };

test('the name of a line has room for its words, however wide the list is', () => {
  const line = { ...testLine, name: 'Transit 55 cabin suitcase, polycarbonate', price: '5499', subtotal: '10998' };
  page.render(
    <TextsProvider texts={texts}>
      <div className={screen.list}>
        <ul className={lines.lines}>
          <CartRow line={line} managing={false} chosen links={{ goods: String }} turn={nothing} acts={acts} onNear={nothing} />
        </ul>
      </div>
    </TextsProvider>,
  );
  const list = page.container.querySelector<HTMLElement>(`.${screen.list}`);
  const place = page.container.querySelector('p')?.parentElement;
  const narrow: Record<number, number> = {};
  for (let width = 288; width <= 900; width += 12) {
    if (list) list.style.inlineSize = `${width}px`;
    const room = place?.clientWidth ?? 0;
    if (room < 80) narrow[width] = room;
  }
  expect(narrow).toEqual({});
});
