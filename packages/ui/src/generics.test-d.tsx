/* Types of the generic components: the compiler is the judge, nothing here runs. */
import { expectTypeOf } from 'vitest';
import { MenuRadioGroup, RadioGroup, SegmentedControl, TabsRoot } from './index.ts';

type Way = 'card' | 'cash';
declare const way: Way;
declare const notYet: Way | undefined;
declare const setWay: (way: Way) => void;
declare const options: readonly { value: Way; label: string }[];
const withTypo = [
  { value: 'card', label: 'Card' },
  { value: 'cahs', label: 'Cash' },
] as const;

/* What is told is one of the values, by itself. */
export const told = [
  <TabsRoot key={1} values={['card', 'cash']} value={way} onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<Way>()} />,
  <RadioGroup key={2} label="Way" options={options} value={notYet} onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<Way>()} />,
  <SegmentedControl
    key={3}
    label="Way"
    options={options}
    value={way}
    onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<Way>()}
  />,
  <MenuRadioGroup key={4} label="Way" options={options} value={way} onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<Way>()} />,
];

/* A value that its owner does not know is refused. */
export const refused = [
  // @ts-expect-error -- "cahs" is no way.
  <TabsRoot key={1} values={['card', 'cahs']} value={way} onValueChange={setWay} />,
  // @ts-expect-error -- "cahs" is no way.
  <RadioGroup key={2} label="Way" options={withTypo} value={notYet} onValueChange={setWay} />,
  // @ts-expect-error -- "cahs" is no way.
  <SegmentedControl key={3} label="Way" options={withTypo} value={way} onValueChange={setWay} />,
  // @ts-expect-error -- "cahs" is no way.
  <MenuRadioGroup key={4} label="Way" options={withTypo} value={way} onValueChange={setWay} />,
];

/* Only where nothing may be chosen yet may the value be absent. */
export const absent = [
  // @ts-expect-error -- One tab is always chosen.
  <TabsRoot key={1} values={['card', 'cash']} value={notYet} onValueChange={setWay} />,
  // @ts-expect-error -- One segment is always chosen.
  <SegmentedControl key={2} label="Way" options={options} value={notYet} onValueChange={setWay} />,
  // @ts-expect-error -- One entry is always chosen.
  <MenuRadioGroup key={3} label="Way" options={options} value={notYet} onValueChange={setWay} />,
];
