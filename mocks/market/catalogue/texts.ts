import { pictureOf } from '../../drawings.ts';

/** What the marketplace promises with every good. */
export const guarantees = [
  {
    id: 1,
    name: 'Paid safely',
    icon: pictureOf('icon-shield'),
    content: 'Your money is held until you confirm that your items have arrived.',
  },
  {
    id: 2,
    name: '15 days to return',
    icon: pictureOf('icon-returns'),
    content: 'Send back what you do not like within 15 days, in its packing, and say why.',
  },
  {
    id: 3,
    name: 'Tracked to your door',
    icon: pictureOf('icon-package'),
    content: 'Every parcel can be followed on its way. Most items are sent free; where there is postage, their details say how much.',
  },
  {
    id: 4,
    name: 'Checked by Galleria',
    icon: pictureOf('icon-handshake'),
    content: 'Every merchant is visited before the first sale and once a year after it.',
  },
] as const;

/** What others search for. */
export const searchWords = [
  { id: 1, title: 'running shoe' },
  { id: 2, title: 'headphones' },
  { id: 3, title: 'mangoes' },
  { id: 4, title: 'linen' },
  { id: 5, title: 'teapot' },
  { id: 6, title: 'gift card' },
  { id: 7, title: 'backpack' },
  { id: 8, title: 'wooden toys' },
] as const;

export const refundReasons: readonly string[] = [
  'I ordered it by mistake',
  'It does not look like the pictures',
  'It is damaged or does not work',
  'Parts are missing',
  'It did not arrive in time',
  'I found it cheaper elsewhere',
  'Another reason',
];
