export interface Merchant {
  id: number;
  name: string;
  /** Id of a merchant type and of a merchant category (catalogue/merchantKinds.ts). */
  type: number;
  category: number;
  selfSupport: boolean;
  stars: number;
  /** Name of the drawing that its logo and pictures are made of. */
  drawing: string;
  intro: string;
  /** The person behind it. */
  realName: string;
  email: string;
  phone: string;
  address: string;
  joinedAt: number;
  service: 'H5' | 'phone' | 'message' | 'email';
  /** What a shop that is reached by message says, in the place of an address. */
  serviceWords?: string;
  followers: number;
  /** A closed shop is refused. */
  closed?: boolean;
  /** The shop's own categories, two levels. */
  shopCategories: { id: number; parent: number; name: string }[];
}

export interface Category {
  id: number;
  /** 0 at the first level. */
  parent: number;
  name: string;
  icon: string;
  level: 1 | 2 | 3;
}

export interface Product {
  id: number;
  merchant: number;
  /** A category of the third level. */
  category: number;
  /** One of the merchant's own categories. */
  shopCategory: number;
  name: string;
  intro: string;
  image: string;
  pictures: string[];
  unit: string;
  sales: number;
  ficti: number;
  addedAt: number;
  /** A product that was taken off sale is not found any more. */
  withdrawn?: boolean;
  /** Postage of one piece. */
  postage: number;
  /** Sent as an e-mail, not as a parcel. */
  virtual?: boolean;
  attributes: { id: number; name: string; values: string[] }[];
  skus: Sku[];
}

export interface Sku {
  id: number;
  /** The chosen value of each attribute. */
  values: string[];
  price: number;
  oldPrice?: number;
  stock: number;
  image?: string;
  /** A specification that the merchant has dropped. */
  gone?: boolean;
}

export interface Activity {
  id: number;
  name: string;
  type: 1 | 2 | 3;
  banners: string[];
  instruction: string;
  products: number[];
  closed?: boolean;
}
