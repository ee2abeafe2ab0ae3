export { Table, type TableColumn, type TableProps, tableNarrow } from './Table.tsx';
