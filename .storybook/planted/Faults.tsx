import { useTranslation } from 'react-i18next';

/** Asks for a text that no language has. */
export function MissingText() {
  const { t } = useTranslation();
  const key: string = 'there.is.none';
  return <p>{t(key, { ns: 'common' })}</p>;
}

/** A button without a name. */
export const NamelessButton = () => <button type="button" style={{ inlineSize: 24, blockSize: 24 }} />;

/** Some words, so that the picture is not blank. */
export const Words = ({ children }: { children: string }) => <p>{children}</p>;
