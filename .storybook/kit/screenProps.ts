import { fn } from 'storybook/test';

/** Makes the callbacks of a mount visible in the Actions panel; a callback that stays the same stays the same. */
export function createSpies() {
  const spies = new WeakMap<object, (...args: unknown[]) => unknown>();
  return (name: string, callback: object) => {
    const known = spies.get(callback);
    if (known) return known;
    const spy = fn().mockName(name);
    const heard = (...args: unknown[]): unknown => {
      spy(...args);
      return typeof callback === 'function' ? Reflect.apply(callback, undefined, args) : undefined;
    };
    spies.set(callback, heard);
    return heard;
  };
}

/** What a screen gets in its story: the hook's props with a spy before each `on…` callback, and over them what Controls set; the scenario is no prop of it. */
export function screenProps<Props extends object>(props: Props, args: Partial<Props>, spyOn: ReturnType<typeof createSpies>): Props {
  const callbacks = Object.entries(props).flatMap(([name, value]: [string, unknown]) =>
    /^on[A-Z]/.test(name) && typeof value === 'function' ? [[name, spyOn(name, value)] as const] : [],
  );
  const set = Object.entries(args).filter(([name, value]) => value !== undefined && name !== 'scenario');
  return { ...props, ...Object.fromEntries(callbacks), ...Object.fromEntries(set) };
}
