import { compareMoney, type ProductDetail, type ReviewCounts } from '@galleria/api';
import { part, type StructuredData, thing, wholePicture } from './thing.ts';

export interface ProductFacts {
  product: Pick<ProductDetail, 'id' | 'name' | 'image' | 'pictures' | 'intro' | 'price' | 'stock' | 'skus'> & {
    merchant: { name: string };
  };
  /** Of the shop, such as https://shop.example. */
  origin: string;
  /** Address of its page. */
  url: string;
  /** Address of the home of its shop. */
  sellerUrl: string;
  /** ISO 4217. */
  currency: string;
  /** What shoppers thought of it, once that is known. */
  reviews?: Pick<ReviewCounts, 'all' | 'stars'> | undefined;
}

/** One of the goods, with what it costs and what shoppers think of it. */
export function product({
  product: { id, name, image, pictures, intro, price, stock, skus, merchant },
  origin,
  url,
  sellerUrl,
  currency,
  reviews,
}: ProductFacts): StructuredData {
  const prices = skus.map((sku) => sku.price).toSorted(compareMoney);
  const common = {
    url,
    priceCurrency: currency,
    availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: part('Organization', { name: merchant.name, url: sellerUrl }),
  };
  const [lowest, highest] = [prices[0], prices.at(-1)];
  return thing('Product', {
    name,
    sku: String(id),
    url,
    image: (pictures.length > 0 ? pictures : [image]).flatMap((picture) => wholePicture(picture, origin) ?? []),
    description: intro,
    offers:
      lowest !== highest
        ? part('AggregateOffer', { ...common, lowPrice: lowest, highPrice: highest, offerCount: skus.length })
        : part('Offer', { ...common, price }),
    // A score of nobody is none.
    aggregateRating:
      reviews && reviews.all > 0 && reviews.stars > 0
        ? part('AggregateRating', { ratingValue: reviews.stars, reviewCount: reviews.all, bestRating: 5, worstRating: 1 })
        : undefined,
  });
}

/** The way to a page, from the shop's home on. */
export function breadcrumb(steps: readonly { name: string; url: string }[]): StructuredData {
  return thing('BreadcrumbList', {
    itemListElement: steps.map(({ name, url }, at) => part('ListItem', { position: at + 1, name, item: url })),
  });
}

/** Things that a page lists, in its order. */
export function itemList(urls: readonly string[]): StructuredData {
  return thing('ItemList', {
    numberOfItems: urls.length,
    itemListElement: urls.map((url, at) => part('ListItem', { position: at + 1, url })),
  });
}

/** A merchant's shop, and its mark as the server has it. */
export function store({ name, url, mark, origin }: { name: string; url: string; mark: string; origin: string }): StructuredData {
  const logo = wholePicture(mark, origin);
  return thing('Store', { name, url, logo, image: logo });
}
