import { createBrand } from '@galleria/ui/brand';

/** Three shops with looks of their own, each on a part of the page. */
export const brands = [
  { name: 'Galleria', brand: createBrand({ accent: '#D9301A', selector: '[data-brand=Galleria]' }) },
  {
    name: 'Northway',
    brand: createBrand({
      accent: { light: '#0B6E4F', dark: '#3FA37F' },
      radius: 0,
      font: 'Georgia, "DejaVu Serif", serif',
      logo: <strong>Northway</strong>,
      selector: '[data-brand=Northway]',
    }),
  },
  {
    name: 'Lumen',
    brand: createBrand({ accent: '#1D4ED8', radius: 12, logo: <strong>Lumen</strong>, selector: '[data-brand=Lumen]' }),
  },
] as const;
