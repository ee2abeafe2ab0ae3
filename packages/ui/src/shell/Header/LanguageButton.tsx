'use client';

import { ChevronDown, Globe } from 'lucide';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { buttonLook } from '../../components/Button/buttonLook.ts';
import { Icon } from '../../components/Icon/index.ts';
import { MenuLazyContent, MenuRoot, useMenuTrigger } from '../../components/Menu/index.ts';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { locales } from '../../i18n/locales.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './Header.css.ts';
import type { HeaderProps } from './Header.types.ts';

const load = () => import('./LanguageList.tsx');
const LanguageList = lazyWithRetry(load);
const fetchList = () => fetchAhead(load);

/** The page's language, and the way to another one. */
export function LanguageButton(props: Pick<HeaderProps, 'locale' | 'onLocale'>) {
  return (
    <MenuRoot>
      <Present locale={props.locale} />
      <MenuLazyContent>
        <LanguageList {...props} />
      </MenuLazyContent>
    </MenuRoot>
  );
}

function Present({ locale }: Pick<HeaderProps, 'locale'>) {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      {...useMenuTrigger()}
      className={classes(buttonLook({ tone: 'quiet' }), styles.tool)}
      onPointerEnter={fetchList}
      onFocus={fetchList}
    >
      <Icon icon={Globe} size={18} />
      <span className={visuallyHidden}>{t('header.language')} </span>
      <span lang={locale}>{locales[locale].name}</span>
      <Icon icon={ChevronDown} size={16} />
    </button>
  );
}
