/** What kinds of merchants there are, and what an application can be for. */
export const merchantTypes = [
  { id: 1, name: 'Flagship store', info: 'Sells its own make under its own name. Needs a proof of the trade mark.' },
  { id: 2, name: 'Specialist shop', info: 'Sells one kind of goods by several makers and advises on them.' },
  { id: 3, name: 'Workshop', info: 'Makes what it sells, by hand or in small series.' },
  { id: 4, name: 'Galleria’s own', info: "Galleria's own counter: we buy, store, send and answer for the goods." },
] as const;

/** The handling fee is the part of a sale that stays with the marketplace, in percent. */
export const merchantCategories = [
  { id: 1, name: 'Fashion and accessories', handlingFee: 8 },
  { id: 2, name: 'Home and living', handlingFee: 7 },
  { id: 3, name: 'Electronics', handlingFee: 5 },
  { id: 4, name: 'Food and drink', handlingFee: 4 },
  { id: 5, name: 'Watches and jewellery', handlingFee: 9 },
  { id: 6, name: 'Beauty and care', handlingFee: 8 },
  { id: 7, name: 'Toys and sport', handlingFee: 7 },
  { id: 8, name: 'Books, paper and garden', handlingFee: 6 },
] as const;
