export { AddressListScreen, type AddressListScreenProps } from './AddressListScreen.tsx';
export { type AddressListState, addressDraftSchema, addressListPageSize, addressListState } from './AddressListScreen.state.ts';
export { addressListTexts } from './texts.ts';
