export { type FacetGroup, type FacetOption, Facets, type FacetsProps } from './Facets.tsx';
