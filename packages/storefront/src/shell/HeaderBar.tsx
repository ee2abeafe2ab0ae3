import { Header, type HeaderProps } from '@galleria/ui/shell';
import { useHeader } from './useHeader.ts';

/** The shop's bar with its data. */
export function HeaderBar({ onLocale }: Pick<HeaderProps, 'onLocale'>) {
  return <Header {...useHeader(onLocale)} />;
}
