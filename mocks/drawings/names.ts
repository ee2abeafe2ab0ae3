/** Words that names of pictures are made of, beside those of drawings and colours. */

/** Ways to show goods: standing, as large as a page; near; two of them; in a room; in a niche of a colour. */
export const views = ['large', 'close', 'pair', 'room', 'niche'] as const;
export type View = (typeof views)[number];

/** Deep grounds of shops' marks, that a white letter stands out from by day and by night. */
export const markGrounds = {
  clay: '#7A4B34',
  ink: '#2E3348',
  forest: '#35573F',
  plum: '#5E4164',
  sea: '#24555B',
  rust: '#8E4227',
  slate: '#4A4E56',
  moss: '#66602B',
  wine: '#73303C',
} as const;
export type MarkGround = keyof typeof markGrounds;

/** Shoppers, and people who write reviews. */
export const people = ['ananya', 'mei', 'luc', 'tomas', 'noor', 'ada', 'joao', 'kavya'] as const;
export type Person = (typeof people)[number];

/** What people send pictures of. */
export const photoKinds = ['document', 'receipt', 'parcel', 'detail', 'portrait'] as const;
export type PhotoKind = (typeof photoKinds)[number];
