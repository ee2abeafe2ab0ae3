import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { defaultLocale, loadMessages, startTexts, TextsProvider } from '../../i18n/index.ts';
import { ReviewListScreen } from './ReviewListScreen.tsx';
import type { ReviewTab } from './ReviewListScreen.state.ts';
import { reviewListTexts } from './texts.ts';

const texts = await startTexts({ locale: defaultLocale, load: loadMessages });
await texts.loadNamespaces(reviewListTexts);

const line = { productId: 1, name: 'Handbag', image: '', specText: '', price: '1', quantity: 1, reviewed: false };
const groups = [{ orderNo: 'PT1', merchant: { id: 1, name: 'Shop' }, lines: [1, 2, 3].map((id) => ({ ...line, id })) }];
const links = { home: '/', orders: '/', list: String, goods: String, shop: String, evaluate: String };
const nothing = () => {};

it('says how many rows a tab has: orders that wait for reviews, and reviews', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (tab: ReviewTab) =>
    flushSync(() =>
      root.render(
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
      ),
    );
  const said = () => container.querySelector('[role=status]')?.textContent;
  show('toReview');
  show('evaluated');
  expect(said()).toMatch(/: 3/);
  show('toReview');
  expect(said()).toMatch(/: 1/);
  root.unmount();
  container.remove();
});
