import type { Brand } from './createBrand.ts';

export interface BrandStyleProps {
  brand: Brand;
}

/** Puts a brand on the page: a `<style>` that React moves into the head, once for each brand, on a server too. */
export function BrandStyle({ brand }: BrandStyleProps) {
  return (
    <style href={`galleria-brand-${brand.name}`} precedence="galleria-brand">
      {brand.css}
    </style>
  );
}
