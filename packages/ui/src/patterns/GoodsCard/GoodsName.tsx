import { measure } from './GoodsCard.css.ts';

/** A number of a few digits and its unit, such as "240 ml", "16 GB" or "40 มม.". */
const measures = /(\d{1,5}(?:[.,]\d{1,3})? [\p{L}\p{M}]{1,4}\.?(?![\p{L}\p{M}\d]))/u;

/** The name of goods, in which no line ends between a number and its unit. */
export function GoodsName({ name }: { name: string }) {
  // Of what a text is split by, every second piece is one of those.
  return name.split(measures).map((piece, at) =>
    at % 2 === 1 ? (
      <span key={at} className={measure}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
