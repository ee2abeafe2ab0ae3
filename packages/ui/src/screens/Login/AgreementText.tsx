import { Link } from '../../components/Link/index.ts';
import * as styles from './Login.css.ts';

/** A sentence whose `<terms>` and `<privacy>` are links. They open beside the form, so that nothing typed is lost. */
export function AgreementText({ text, links }: { text: string; links: { terms: string; privacy: string } }) {
  return text.split(/(<terms>.*?<\/terms>|<privacy>.*?<\/privacy>)/).map((part, at) => {
    const name = /^<(terms|privacy)>(.*)<\//.exec(part);
    if (!name) return part;
    return (
      <Link key={at} className={styles.link} href={name[1] === 'terms' ? links.terms : links.privacy} target="_blank" rel="noreferrer">
        {name[2]}
      </Link>
    );
  });
}
