import type { Brand } from './createBrand.ts';

export interface BrandStyleProps {
  brand: Brand;
}

/**
 * Puts a brand on the page, on a server too: a `<style>` where it stands. Without `href` and `precedence`, since React keeps what has
 * them for good: another brand would not take its place.
 */
export function BrandStyle({ brand }: BrandStyleProps) {
  return <style>{brand.css}</style>;
}
