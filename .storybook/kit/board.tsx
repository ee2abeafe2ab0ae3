import type { ComponentType, ReactNode } from 'react';
import styles from './board.module.css';

interface MatrixProps<Row extends string, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  draw: (row: Row, column: Column) => ReactNode;
}

/** Every row in every column: two axes of a component at a glance. */
export function Matrix<Row extends string, Column extends string>({ rows, columns, draw }: MatrixProps<Row, Column>) {
  return (
    // It scrolls where it is narrow, which the keyboard must be able to do too.
    <div className={styles.scroller} role="group" aria-label="All variants" tabIndex={0}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <td aria-hidden />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column) => (
                <td key={column}>{draw(row, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Holds samples side by side, as many as fit. */
export function Samples({ children }: { children: ReactNode }) {
  return <div className={styles.samples}>{children}</div>;
}

/** One look of a component under its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.sample}>
      <p className={styles.name}>{name}</p>
      {children}
    </div>
  );
}

export const places = ['tile', 'card', 'phone', 'form', 'page', 'row', 'pair', 'panes', 'pane', 'stack', 'column'] as const;

/** A place to stand in: 120, 224, 288 (what a phone of 320 px leaves), 400 or 1000 px wide; beside each other, as halves, as a code and its number, as panes that go below each other, with padding, or below each other, stretched or not. */
export function Place({ as, children }: { as: (typeof places)[number]; children: ReactNode }) {
  return <div className={styles[as]}>{children}</div>;
}

/** Puts a story into a place. */
export const inPlace = (as: (typeof places)[number]) => (Story: ComponentType) => (
  <Place as={as}>
    <Story />
  </Place>
);

/** Puts a story into the content of a page, where a `<header>` is that of its part alone. */
export const inMain = (Story: ComponentType) => (
  <main>
    <Story />
  </main>
);
