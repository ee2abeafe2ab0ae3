/** A category and what is in it, at most three levels. */
export interface CategoryView {
  id: number;
  name: string;
  /** Address of a picture; empty or absent shows none. Only those of the second level are shown, on a wide page. */
  icon?: string | undefined;
  /** Absent where there is nothing below. */
  children?: readonly CategoryView[] | undefined;
}
