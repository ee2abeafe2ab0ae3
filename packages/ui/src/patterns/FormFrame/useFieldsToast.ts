'use client';

import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useToast } from '../../components/Toast/index.ts';

/**
 * Says in a few words that fields want another look; what is wrong stands at each of them. The toast goes as soon as somebody
 * begins to mend, or when the form goes. For `onInvalid` of `useFormSubmit`. Load the namespace `common` with it.
 */
export function useFieldsToast(): (messages: readonly string[], form?: HTMLFormElement | null) => void {
  const { t } = useTranslation('common');
  const { show, dismiss } = useToast();
  const said = useRef<string>(undefined);
  const takeBack = useCallback(() => {
    if (said.current !== undefined) dismiss(said.current);
    said.current = undefined;
  }, [dismiss]);
  useEffect(() => takeBack, [takeBack]);
  return ({ length: count }, form) => {
    takeBack();
    said.current = t('checkFields', { count });
    show({ tone: 'danger', title: said.current });
    form?.addEventListener('input', takeBack, { once: true });
  };
}
