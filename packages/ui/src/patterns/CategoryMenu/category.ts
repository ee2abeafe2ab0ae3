/** A category and what is in it, at most three levels. */
export interface CategoryView {
  id: number;
  name: string;
  /** Absent where there is nothing below. */
  children?: readonly CategoryView[] | undefined;
}
