'use client';

import { MenuItem, MenuLink, MenuList } from '../../components/Menu/index.ts';

/** Done at once, or a page to go to. */
export type MoreAction = { id: string; label: string } & ({ href: string } | { onSelect: () => void });

export function MoreActionList({ actions }: { actions: readonly MoreAction[] }) {
  return (
    <MenuList align="end">
      {actions.map(({ id, label, ...way }) =>
        'href' in way ? (
          <MenuLink key={id} href={way.href}>
            {label}
          </MenuLink>
        ) : (
          <MenuItem key={id} onSelect={way.onSelect}>
            {label}
          </MenuItem>
        ),
      )}
    </MenuList>
  );
}
