/* Types of the generic components: the compiler is the judge, nothing here runs. */
import { expectTypeOf } from 'vitest';
import { MenuRadioGroup, Panel, RadioGroup, SegmentedControl, TabsRoot, TextField } from './index.ts';

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

/* A part that keeps the choice itself. */
export const uncontrolled = [
  <TabsRoot key={1} values={['card', 'cash']} defaultValue="card" />,
  <RadioGroup key={2} label="Way" options={options} />,
  <SegmentedControl key={3} label="Way" options={options} defaultValue={way} />,
  // @ts-expect-error -- "cahs" is no option.
  <RadioGroup key={4} label="Way" options={options} defaultValue="cahs" />,
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

/* A value that is none of the options is refused, also where the owner takes any. */
declare const setText: (text: string) => void;
export const noOption = [
  // @ts-expect-error -- "cahs" is no option.
  <TabsRoot key={1} values={['card', 'cash']} value="cahs" onValueChange={setText} />,
  // @ts-expect-error -- "cahs" is no option.
  <RadioGroup key={2} label="Way" options={options} value="cahs" onValueChange={setText} />,
  // @ts-expect-error -- "cahs" is no option.
  <SegmentedControl key={3} label="Way" options={options} value="cahs" onValueChange={setText} />,
  // @ts-expect-error -- "cahs" is no option.
  <MenuRadioGroup key={4} label="Way" options={options} value="cahs" onValueChange={setText} />,
];

/* An error is said in words, or is none. */
declare const isSent: boolean;
export const errors = [
  <TextField key={1} label="Name" error={isSent && 'Enter your name.'} />,
  // @ts-expect-error -- What is wrong?
  <TextField key={2} label="Name" error={true} />,
  // @ts-expect-error -- What is wrong?
  <TextField key={3} label="Name" error={isSent} />,
];

/* A panel is no form: it would take none of its attributes. */
// @ts-expect-error -- Put a form round it.
export const form = <Panel as="form" />;

/* Only where nothing may be chosen yet may the value be absent. */
export const absent = [
  // @ts-expect-error -- One tab is always chosen.
  <TabsRoot key={1} values={['card', 'cash']} value={notYet} onValueChange={setWay} />,
  // @ts-expect-error -- One segment is always chosen.
  <SegmentedControl key={2} label="Way" options={options} value={notYet} onValueChange={setWay} />,
  // @ts-expect-error -- It is not said which is chosen at first.
  <TabsRoot key={4} values={['card', 'cash']} onValueChange={setWay} />,
  // @ts-expect-error -- One entry is always chosen.
  <MenuRadioGroup key={3} label="Way" options={options} value={notYet} onValueChange={setWay} />,
];
