'use client';

import { Checkbox, type CheckboxProps } from '../../components/Checkbox/index.ts';
import { Link, type LinkProps } from '../../components/Link/index.ts';
import * as styles from './AgreementCheckbox.css.ts';

export interface AgreementCheckboxProps extends Omit<CheckboxProps, 'checked' | 'defaultChecked' | 'onChange' | 'value'> {
  /** Whether it is agreed to. Nobody agrees by default. */
  checked: boolean;
  /** It was ticked or the tick was taken away. */
  onCheckedChange: (agreed: boolean) => void;
}

/**
 * Consent to documents, with links to them in the sentence. Renders a `Checkbox`: `className` goes to the root, `ref` and
 * the rest to the input, which is marked as required; your form's rules enforce it. A press on a link opens the document and does
 * not tick the box: the platform gives a link in a label its own press. Put the links in with `AgreementLink`, which opens
 * them beside the form, so that nothing typed is lost.
 *
 * | key | does |
 * | --- | --- |
 * | Space | on the box: agrees, and takes it back |
 * | Tab | goes from the box to each link |
 * | Enter | on a link: opens the document |
 */
export function AgreementCheckbox({ checked, onCheckedChange, children, ...rest }: AgreementCheckboxProps) {
  return (
    <Checkbox aria-required {...rest} checked={checked} onChange={(event) => onCheckedChange(event.target.checked)}>
      <span className={styles.words}>{children}</span>
    </Checkbox>
  );
}

export interface AgreementLinkProps extends Omit<LinkProps, 'target'> {
  /** Says that it opens beside the page, such as "opens in a new tab"; for screen readers, after the name. */
  newTab: string;
}

/** A document to agree to, within the sentence. Renders a `Link` that opens a new tab, and says so. */
export function AgreementLink({ newTab, ...rest }: AgreementLinkProps) {
  return <Link {...rest} newTab={`(${newTab})`} />;
}
