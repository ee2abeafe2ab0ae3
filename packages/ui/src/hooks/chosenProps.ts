/** Of a part in which one is always chosen: by its owner, or from `defaultValue` on by the part itself. */
export type ChosenProps<Value extends string> = {
  /** Told of the one that was pressed or reached by arrow keys. */
  onValueChange?: ((value: Value) => void) | undefined;
} & (
  | {
      /** The chosen one, when its owner decides. */
      value: NoInfer<Value>;
      defaultValue?: NoInfer<Value> | undefined;
    }
  | {
      value?: undefined;
      /** The one that is chosen at first, when the part keeps the choice itself. */
      defaultValue: NoInfer<Value>;
    }
);
