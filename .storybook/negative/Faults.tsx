import { useTranslation } from 'react-i18next';

/** Asks for a text that no language has. */
export function MissingText() {
  const { t } = useTranslation();
  // @ts-expect-error -- The compiler would find it; a key that is made at run time it would not.
  return <p>{t('there.is.none', { ns: 'common' })}</p>;
}

/** A button without a name. */
export const NamelessButton = () => <button type="button" style={{ inlineSize: 24, blockSize: 24 }} />;

/** Some words, so that the picture is not blank. */
export const Words = ({ children }: { children: string }) => <p>{children}</p>;

/** A sentence in a box that is too low for it. */
export const CutWords = () => (
  <p style={{ inlineSize: 120, blockSize: 30, overflow: 'hidden' }}>These words need three lines of this box.</p>
);

/** Two sentences in one place. */
export const WordsUponWords = () => (
  <div style={{ display: 'grid' }}>
    <p style={{ gridArea: '1 / 1' }}>One sentence.</p>
    <p style={{ gridArea: '1 / 1' }}>Another sentence.</p>
  </div>
);

/** Wider than a phone. */
export const WideWords = () => <p style={{ inlineSize: 400 }}>As wide as it likes.</p>;

/** Grey on black: readable by day alone. */
export const DarkWords = () => <p style={{ color: '#52525b' }}>Readable by day.</p>;

/** Fits until the reader wants larger letters. */
export const LowWords = () => <p style={{ fontSize: '1rem', lineHeight: 1.25, blockSize: 24, overflow: 'hidden' }}>One line of words.</p>;

/** A button without a name that only phones have. */
export const NarrowButton = () => (
  <>
    <style>{'@media (min-width: 400px) { .narrow { display: none } }'}</style>
    <p>Some words.</p>
    <button type="button" className="narrow" style={{ inlineSize: 24, blockSize: 24 }} />
  </>
);
