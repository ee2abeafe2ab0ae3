'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './Table.css.ts';

export const tableNarrow = ['scroll', 'stack'] as const;

export interface TableColumn<Row> {
  id: string;
  /** Says what is in the column. */
  head: ReactNode;
  /** What stands in it, row by row. */
  cell: (row: Row) => ReactNode;
  /** Figures, which stand at the end of the column. */
  numeric?: boolean | undefined;
}

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table is about; it names it. */
  caption: ReactNode;
  /** A heading above says the same: screen readers alone get the caption. */
  captionHidden?: boolean | undefined;
  /** From the start to the end of a row. The first one heads it. */
  columns: readonly TableColumn<Row>[];
  /** From top to bottom. */
  rows: readonly Row[];
  /** Tells a row from the others. */
  rowKey: (row: Row) => string | number;
  /**
   * What becomes of it in a place of less than 32 times the size of its letters: it keeps its columns and scrolls sideways in its place, by keyboard too, or
   * each row stands alone with the heads of the columns beside its cells (`stack`).
   */
  narrow?: (typeof tableNarrow)[number] | undefined;
}

/** A table that is drawn as blocks is none to some screen readers, unless its roles are written out. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Facts in rows and columns. Renders a `<div>` that holds a `<table>`. For pairs of a name and a value use `DescriptionList`. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  narrow = 'scroll',
  className,
  ...rest
}: TableProps<Row>) {
  const id = useId();
  const stacks = narrow === 'stack';
  const stacked = (part: keyof typeof styles.stacked) => stacks && styles.stacked[part];
  const [first, ...others] = columns;
  return (
    <div
      // A keyboard scrolls what has the focus, and what has the focus has a name.
      {...(!stacks && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}
      {...rest}
      className={classes(styles.root, stacks ? styles.stacker : styles.scroller, className)}
    >
      <table {...as.table} aria-labelledby={id} className={classes(styles.table, stacked('table'))}>
        <caption id={id} className={captionHidden ? visuallyHidden : classes(styles.caption, stacked('caption'))}>
          {caption}
        </caption>
        <thead {...as.rowgroup} className={classes(stacked('head'))}>
          <tr {...as.row}>
            {columns.map(({ id, head, numeric }) => (
              <th key={id} {...as.columnheader} scope="col" className={classes(styles.columnHead, numeric && styles.numeric)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup} className={classes(stacked('body'))}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...as.row} className={classes(styles.row, stacked('row'))}>
              {first && (
                <th {...as.rowheader} scope="row" className={classes(styles.cell, styles.rowHead, stacked('rowHead'))}>
                  {first.cell(row)}
                </th>
              )}
              {others.map(({ id, head, cell, numeric }) => (
                <td key={id} {...as.cell} className={classes(styles.cell, numeric && styles.numeric, stacked('cell'))}>
                  {stacks && (
                    <span aria-hidden className={styles.label}>
                      {head}
                    </span>
                  )}
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
