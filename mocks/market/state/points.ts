export interface PointsEntry {
  id: number;
  shopper: number;
  title: string;
  type: 1 | 2;
  points: number;
  mark: string;
  /** Created, frozen, done, void. */
  status: 1 | 2 | 3 | 4;
  at: number;
  /** Id of the order that it comes from. */
  order?: number;
  /** Id of the merchant order that earned it. */
  earnedBy?: number;
}
