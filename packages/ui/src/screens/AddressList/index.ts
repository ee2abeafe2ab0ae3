export { AddressList, type AddressListProps } from './AddressList.tsx';
export { type AddressListState, addressDraftSchema, addressListPageSize, addressListState } from './AddressList.state.ts';
