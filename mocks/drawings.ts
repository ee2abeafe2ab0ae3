/** Goods of the fixtures and the code point of their drawing in the MIT-licensed 3D set (docs/licences.md). */
export const drawings = {
  amphora: '1f3fa',
  avocado: '1f951',
  backpack: '1f392',
  basket: '1f9fa',
  boot: '1f97e',
  book: '1f4da',
  camera: '1f4f7',
  candle: '1f56f-fe0f',
  chair: '1fa91',
  clock: '1f570-fe0f',
  coat: '1f9e5',
  coffee: '2615',
  couch: '1f6cb-fe0f',
  dress: '1f457',
  gamepad: '1f3ae',
  guitar: '1f3b8',
  handbag: '1f45c',
  headphones: '1f3a7',
  honey: '1f36f',
  jeans: '1f456',
  laptop: '1f4bb',
  lipstick: '1f484',
  mango: '1f96d',
  microphone: '1f399-fe0f',
  pen: '1f58b-fe0f',
  plant: '1fab4',
  radio: '1f4fb',
  shoe: '1f45f',
  shopping: '1f6cd-fe0f',
  suitcase: '1f9f3',
  sunglasses: '1f576-fe0f',
  teddy: '1f9f8',
  watch: '231a',
} as const;

export type Drawing = keyof typeof drawings;

/** Address of a picture, as the wire carries it. */
export const pictureOf = (name: Drawing | 'sign-in') => `/pictures/${name}.svg`;
