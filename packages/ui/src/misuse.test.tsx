import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DialogTrigger, DisclosureMenuTrigger, MenuTrigger, PopoverTrigger, TabsList } from './index.ts';

test.each<[string, ReactElement, RegExp]>([
  ['a dialog', <DialogTrigger key="dialog" />, /^The parts of a dialog stand in a DialogRoot\.$/],
  ['a popover', <PopoverTrigger key="popover" />, /^The parts of a popover stand in a PopoverRoot\.$/],
  ['a menu', <MenuTrigger key="menu" />, /^The parts of a menu stand in a MenuRoot\.$/],
  ['a disclosure menu', <DisclosureMenuTrigger key="disclosure" />, /^The parts of a disclosure menu stand in a DisclosureMenuRoot\.$/],
  ['tabs', <TabsList key="tabs" aria-label="Tabs" />, /^The parts of a row of tabs stand in a TabsRoot\.$/],
])('a part of %s that stands alone says what it stands in', (_, part, sentence) => {
  expect(() => renderToStaticMarkup(part)).toThrow(sentence);
});
