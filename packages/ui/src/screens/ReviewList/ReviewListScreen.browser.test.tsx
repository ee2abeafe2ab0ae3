import { expect, it } from 'vitest';
import { defaultLocale, loadMessages, startTexts, TextsProvider } from '../../i18n/index.ts';
import { ReviewListScreen } from './ReviewListScreen.tsx';
import type { ReviewTab } from './ReviewListScreen.state.ts';
import { reviewListTexts } from './texts.ts';
import { testRoot } from '../../testRoot.ts';

const texts = await startTexts({ locale: defaultLocale, load: loadMessages });
await texts.loadNamespaces(reviewListTexts);

const line = { productId: 1, name: 'Handbag', image: '', specText: '', price: '1', quantity: 1, reviewed: false };
const groups = [{ orderNo: 'PT1', merchant: { id: 1, name: 'Shop' }, lines: [1, 2, 3].map((id) => ({ ...line, id })) }];
const links = { home: '/', orders: '/', list: String, goods: String, reviews: String, shop: String, evaluate: String };
const nothing = () => {};
const page = testRoot();

it('says how many rows a tab has: orders that wait for reviews, and reviews', () => {
  const show = (tab: ReviewTab) =>
    page.render(
      <TextsProvider texts={texts}>
        <ReviewListScreen
          tab={tab}
          page={1}
          state={{ status: 'ready', groups, pages: 1 }}
          links={links}
          onTab={nothing}
          onRetry={nothing}
        />
      </TextsProvider>,
    );
  const said = () => page.container.querySelector('[role=status]')?.textContent;
  show('toReview');
  show('evaluated');
  expect(said()).toMatch(/: 3/);
  show('toReview');
  expect(said()).toMatch(/: 1/);
});
