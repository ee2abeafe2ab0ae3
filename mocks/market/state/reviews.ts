export interface Review {
  id: number;
  product: number;
  /** Absent on reviews that were there before the marketplace opened. */
  shopper?: number;
  /** The line of the order that it is about. */
  line?: number;
  nickname: string;
  avatar: string;
  stars: number;
  text: string;
  pictures: string[];
  reply: string;
  at: number;
  spec: string;
}
