/** What can be chosen of a product, and the skus that the choices lead to (docs/domain/goods.md#specifications). */
export interface Specification<Sku extends SkuInSpecification = SkuInSpecification> {
  attributes: readonly SpecificationAttribute[];
  skus: readonly Sku[];
}

export interface SpecificationAttribute {
  name: string;
  /** In the merchant's order. */
  values: readonly string[];
}

/** The part of a sku that choosing decides by. */
export interface SkuInSpecification {
  id: number;
  /** One value of each attribute, in their order. */
  values: readonly string[];
  stock: number;
  /** Address of its picture; may be empty. */
  image: string;
}

/** The chosen value of each attribute, in their order; absent where nothing is chosen yet. */
export type Choice = readonly (string | undefined)[];

/** What becomes of a value together with the others that are chosen: a sku in stock, none in stock, or none at all. */
export const valueStates = ['available', 'soldOut', 'missing'] as const;
export type ValueState = (typeof valueStates)[number];

/** What a choice leads to. */
export type Selection<Sku extends SkuInSpecification = SkuInSpecification> =
  | { status: 'incomplete' /** Places of the attributes that nothing is chosen of. */; missing: readonly number[] }
  | { status: 'missing' }
  | { status: 'soldOut' | 'available'; sku: Sku };

/**
 * A specification as it can be chosen from: each value once, no attribute without values. A product without attributes has the one
 * sku that it is sold as.
 */
export function tidySpecification<Sku extends SkuInSpecification>({ attributes, skus }: Specification<Sku>): Specification<Sku> {
  const tidy = attributes.flatMap(({ name, values }) => (values.length ? { name, values: [...new Set(values)] } : []));
  return tidy.length === 0 ? { attributes: [], skus: skus.slice(0, 1).map((sku) => ({ ...sku, values: [] })) } : { attributes: tidy, skus };
}

/** What is chosen at first: the values of a sku, else those that there is no choice of. */
export function firstChoice({ attributes, skus }: Specification, skuId: number | undefined): Choice {
  const wanted = skus.find(({ id, values }) => id === skuId && isWhole(attributes, values));
  return attributes.map(({ values }, at) => wanted?.values[at] ?? (values.length === 1 ? values[0] : undefined));
}

/** Whether each value of a choice is one that its attribute has. */
export const isChoiceOf = ({ attributes }: Specification, choice: Choice): boolean =>
  choice.length === attributes.length && attributes.every(({ values }, at) => choice[at] === undefined || values.includes(choice[at]));

/** The choice with another value of one attribute. */
export const choose = (choice: Choice, at: number, value: string): Choice => choice.map((chosen, place) => (place === at ? value : chosen));

/** The skus that a choice still leaves open. */
export function matching<Sku extends SkuInSpecification>({ attributes, skus }: Specification<Sku>, choice: Choice): Sku[] {
  return skus.filter(({ values }) => isWhole(attributes, values) && values.every((value, at) => (choice[at] ?? value) === value));
}

/** What each value of each attribute would lead to, given what is chosen of the others. */
export function statesOfValues(specification: Specification, choice: Choice): ValueState[][] {
  return specification.attributes.map(({ values }, at) => {
    const open = matching(
      specification,
      choice.map((chosen, place) => (place === at ? undefined : chosen)),
    );
    const found = new Map<string, ValueState>();
    for (const { values: own, stock } of open) {
      const value = own[at] ?? '';
      if (found.get(value) !== 'available') found.set(value, stock > 0 ? 'available' : 'soldOut');
    }
    return values.map((value) => found.get(value) ?? 'missing');
  });
}

/** What a choice leads to. */
export function selectionOf<Sku extends SkuInSpecification>(specification: Specification<Sku>, choice: Choice): Selection<Sku> {
  const missing = specification.attributes.flatMap((_, at) => (choice[at] === undefined ? at : []));
  if (missing.length > 0) return { status: 'incomplete', missing };
  const open = matching(specification, choice);
  const sku = open.find(({ stock }) => stock > 0) ?? open[0];
  if (!sku) return { status: 'missing' };
  return { status: sku.stock > 0 ? 'available' : 'soldOut', sku };
}

/** What becomes of all that is chosen so far, whether it is whole or not: a sku in stock, none in stock, or none at all. */
export function stateOfChoice(specification: Specification, choice: Choice): ValueState {
  const open = matching(specification, choice);
  if (open.some(({ stock }) => stock > 0)) return 'available';
  return open.length > 0 ? 'soldOut' : 'missing';
}

/** Skus in stock instead of what was chosen: those that differ least come first. */
export function alternatives<Sku extends SkuInSpecification>(specification: Specification<Sku>, choice: Choice, most: number): Sku[] {
  const differs = ({ values }: Sku) => values.filter((value, at) => choice[at] !== undefined && choice[at] !== value).length;
  return matching(specification, [])
    .filter(({ stock }) => stock > 0)
    .toSorted((a, b) => differs(a) - differs(b))
    .slice(0, most);
}

/**
 * The picture of what is chosen so far, where all of it has the same one. What is not made is shown by what one can see of it, such as
 * its colour.
 */
export function pictureOf(specification: Specification, choice: Choice): string | undefined {
  if (choice.every((value) => value === undefined)) return undefined;
  const open = matching(specification, choice);
  if (open.length > 0) return onePicture(open);
  const seen = picturesOfValues(specification);
  return seen?.pictures[specification.attributes[seen.at]?.values.findIndex((value) => value === choice[seen.at]) ?? -1];
}

/**
 * The pictures of an attribute that one can see, such as a colour: each of its values that there is a sku of has one, and they differ. A
 * value without a sku has none.
 */
export function picturesOfValues(specification: Specification): { at: number; pictures: readonly (string | undefined)[] } | undefined {
  for (const [at, { values }] of specification.attributes.entries()) {
    const skus = values.map((value) =>
      matching(
        specification,
        specification.attributes.map((_, place) => (place === at ? value : undefined)),
      ),
    );
    const pictures = skus.map(onePicture);
    const known = pictures.filter((picture) => picture !== undefined);
    const made = skus.filter((own) => own.length > 0);
    if (known.length === made.length && new Set(known).size === known.length && known.length > 1) return { at, pictures };
  }
  return undefined;
}

/** The picture that all of these have. */
function onePicture(skus: readonly SkuInSpecification[]): string | undefined {
  const [image, ...others] = new Set(skus.map((sku) => sku.image));
  return others.length === 0 && image ? image : undefined;
}

/** A sku with other than one value of each attribute cannot be chosen. */
const isWhole = (attributes: Specification['attributes'], values: readonly string[]) => values.length === attributes.length;
