import { productSkus } from '@galleria/api';
import { tidySpecification } from '@galleria/ui/flows';
import { CartReselectDialog, type CartReselectProps } from '@galleria/ui/screens';
import { request } from '../data/request.ts';
import { mapResource, useResource } from '../data/useResource.ts';

/** The specifications that a line of the cart can be exchanged for, over the cart. */
export default function CartReselect(props: CartReselectProps) {
  const { resource, reload } = useResource(props.open ? request(productSkus, { params: { id: props.line.productId } }) : undefined);
  const state = mapResource(resource, ({ attributes, skus }) => tidySpecification({ attributes, skus }));
  return (
    <CartReselectDialog
      {...props}
      state={state.status === 'ready' ? { status: 'ready', specification: state.data } : state}
      onRetry={() => void reload()}
    />
  );
}
