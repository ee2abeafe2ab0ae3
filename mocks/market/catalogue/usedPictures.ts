import { middleBanners, seedActivities, siteBanners, streetPicture } from './activities.ts';
import { categories } from './categories.ts';
import { merchantPictures, seedMerchants } from './merchants.ts';
import { seedProducts } from './products.ts';
import { seedReviews } from './reviews.ts';
import { guarantees } from './texts.ts';

/** Names of all pictures that the catalogue shows: of the many there could be, only these are made files of. */
export function usedPictures(): string[] {
  const products = seedProducts(0);
  const addresses = [
    ...categories.map(({ icon }) => icon),
    ...guarantees.map(({ icon }) => icon),
    ...[...siteBanners, ...middleBanners].map(({ pic }) => pic),
    streetPicture,
    ...seedActivities().flatMap(({ banners }) => banners),
    ...seedMerchants(0).flatMap((merchant) => Object.values(merchantPictures(merchant)).flat()),
    ...products.flatMap(({ image, pictures, skus }) => [image, ...pictures, ...skus.flatMap((sku) => sku.image ?? [])]),
    ...seedReviews(products, 0).flatMap(({ avatar, pictures }) => [avatar, ...pictures]),
  ];
  return [...new Set(addresses.filter(Boolean).map((address) => address.slice('/pictures/'.length, -'.svg'.length)))];
}
