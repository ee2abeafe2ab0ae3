'use client';

import { RotateCw } from 'lucide';
import { MenuItem, MenuList, MenuRadioGroup, MenuSeparator } from '../Menu/index.ts';
import { useMenu } from '../Menu/Menu.tsx';
import { SkeletonText } from '../Skeleton/index.ts';
import type { SearchBoxProps } from './SearchBox.types.ts';
import * as styles from './SearchCategories.css.ts';

interface SearchCategoriesProps extends Pick<SearchBoxProps, 'categories' | 'texts' | 'onRetry'> {
  value: number | undefined;
  onValueChange: (category: number | undefined) => void;
}

/** The drop-down of a search box. No category can be chosen at once, whatever becomes of the list. */
export default function SearchCategories({ categories, texts, value, onValueChange, onRetry }: SearchCategoriesProps) {
  const { layer } = useMenu();
  const known = typeof categories === 'string' ? [] : categories;
  const options = [{ value: '', label: texts.all }, ...known.map(({ id, name }) => ({ value: String(id), label: name }))];
  // This item goes away: focus waits at the first one.
  const retry = () => {
    layer.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
    onRetry?.();
  };
  return (
    <MenuList className={styles.list} aria-busy={categories === 'loading'}>
      <MenuRadioGroup
        label={texts.category}
        options={options}
        value={value === undefined ? '' : String(value)}
        onValueChange={(value) => onValueChange(value ? Number(value) : undefined)}
      />
      {categories === 'loading' && (
        <div aria-hidden className={styles.bones}>
          {(['half', 'quarter', 'most', 'half'] as const).map((width, at) => (
            <SkeletonText key={at} width={width} />
          ))}
        </div>
      )}
      {categories === 'failed' && (
        <>
          <MenuSeparator />
          <MenuItem icon={RotateCw} stays onSelect={retry}>
            {texts.failed}
          </MenuItem>
        </>
      )}
    </MenuList>
  );
}
