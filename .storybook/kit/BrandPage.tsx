import { pictureOf } from '@galleria/mocks/drawings.ts';
import { Button, Checkbox, Heading, Inline, Logo, Panel, Stack, Switch, Tag, TextField, TextLink } from '@galleria/ui';
import { type Brand, BrandStyle } from '@galleria/ui/brand';
import { GoodsCard } from '@galleria/ui/patterns';
import { isValidElement } from 'react';

const handbag = { id: 1, name: 'Mira structured leather handbag', image: pictureOf('handbag'), price: '6490', sold: 1234, stock: 12 };

interface BrandPageProps {
  /** As its selector has it. */
  name: string;
  brand: Brand;
}

/** A part of a page in a brand: its logo, a card, and a form with an act. */
export function BrandPage({ name, brand }: BrandPageProps) {
  return (
    <section data-brand={name} aria-label={name}>
      <BrandStyle brand={brand} />
      <Panel>
        <Stack>
          {isValidElement(brand.logo) ? brand.logo : <Logo />}
          <GoodsCard goods={handbag} href={`#${name}`} eager />
          <Heading level={2}>Have it by Friday</Heading>
          <TextField label="Postcode" name={name} defaultValue="560001" />
          <Checkbox defaultChecked>Wrap it as a present</Checkbox>
          <Switch label="Tell me of offers" defaultChecked />
          <Inline>
            <Button tone="primary">Buy now</Button>
            <Button tone="accent">Add to cart</Button>
          </Inline>
          <Inline>
            <Tag>New</Tag>
            <TextLink href={`#${name}-delivery`}>Delivery</TextLink>
          </Inline>
        </Stack>
      </Panel>
    </section>
  );
}
