import { Button, Heading, Stack } from '@galleria/ui';
import { Price } from '@galleria/ui/components/Price';

/** A server component: no handler, no hook, no "use client". */
export default function Page() {
  return (
    <Stack>
      <Heading level={1}>Gift cards</Heading>
      <Price amount="500" />
      <Button tone="primary">Buy</Button>
    </Stack>
  );
}
