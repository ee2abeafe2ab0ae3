import { merchantOrder, reviewLines, submitReview, uploadPicture } from '@galleria/api';
import { pictureOf } from '../drawings.ts';
import { fixtureNow } from '../fixtureNow.ts';
import { createMarket } from '../market/seed.ts';
import { ananya, mei } from '../market/shoppers.ts';
import type { MerchantOrder } from '../market/state/orders.ts';
import type { MarketState } from '../market/state.ts';
import { pending, businessError } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

const seed = createMarket().state;
const partsOf = (shopper: number, state: MarketState = seed) =>
  state.orders.filter((order) => order.shopper === shopper).flatMap(({ parts }) => parts);
const linesOf = (part: MerchantOrder | undefined) => {
  if (!part) throw new Error('The seed lacks what the scenarios of reviews need. See market/ananya.ts.');
  return { order: part.no, line: part.lines[0]?.id ?? 0 };
};

/** Lines of orders to write reviews of: the number of the order, and the line. */
export const reviewPlaces = {
  /** The first of two. */
  received: linesOf(partsOf(ananya.id).find(({ state, lines }) => state === 'toReview' && lines.length === 2)),
  onItsWay: linesOf(partsOf(ananya.id).find(({ state }) => state === 'toReceive')),
  evaluated: linesOf(partsOf(ananya.id).find(({ lines }) => lines.every(({ reviewed }) => reviewed))),
  somebodyElses: linesOf(partsOf(mei.id)[0]),
} as const;

/** States of the list of reviews. */
export const reviewListScenarios = {
  ...standardStates({
    endpoints: [reviewLines],
    empty: scenario({
      market: (state) => {
        state.orders = [];
        state.refunds = [];
      },
    }),
    failure: 'The reviews are being sorted. Come back in a few minutes.',
  }),
  many: scenario({ market: fill }),
  /** What she wrote comes back: with pictures and the shop's reply, and short. */
  ownReviews: scenario({ market: writeReviews }),
};

/** States of the page that a review is written on. */
export const reviewScenarios = {
  ...standardStates({ endpoints: [merchantOrder] }),
  submitting: scenario({ network: () => [pending(submitReview)] }),
  refused: scenario({ network: () => [businessError(submitReview, 500, 'Too many reviews at once. Wait a minute, then send it again.')] }),
  uploading: scenario({ network: () => [pending(uploadPicture)] }),
};

function writeReviews(state: MarketState) {
  const lines = partsOf(ananya.id, state).flatMap((part) => part.lines.filter(({ reviewed }) => reviewed));
  const texts = [
    [5, ownWords, 'Thank you! A strap in brown leather is on its way to our shelves.'],
    [4, 'Buttons click well. The cable could be longer.', ''],
  ] as const;
  for (const [at, [stars, text, reply]] of texts.entries()) {
    const line = lines[at];
    if (!line) throw new Error('The seed lacks reviewed lines. See market/ananya.ts.');
    state.reviews.push({
      id: 95_000 + at,
      product: line.product,
      shopper: ananya.id,
      line: line.id,
      nickname: ananya.nickname,
      avatar: ananya.avatar,
      stars,
      text,
      pictures: reply ? [pictureOf('watch'), pictureOf('stopwatch')] : [],
      reply,
      at: fixtureNow - (at + 2) * 86_400_000,
      spec: line.spec,
    });
  }
}

const ownWords = `${'The dial is a deeper blue than in the picture, and I like it better that way. It winds itself on the way to work and loses no minute in a week. '.repeat(4)}The strap is stiff for the first days.`;

function fill(state: MarketState) {
  for (const part of partsOf(ananya.id, state)) {
    const [line] = part.lines;
    if (part.no !== reviewPlaces.received.order || !line) continue;
    part.lines = Array.from({ length: 200 }, (_, at) => ({
      ...line,
      id: 7000 + at,
      product: state.products[at % state.products.length]?.id ?? line.product,
    }));
  }
  // Of the other orders nothing waits.
  for (const part of partsOf(ananya.id, state)) if (part.lines.length < 200 && part.state === 'toReview') part.state = 'completed';
}
