'use client';

import { ChevronRight } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Icon } from '../../components/Icon/index.ts';
import { TextLink } from '../../components/TextButton/index.ts';
import { Heading, Inline, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import * as styles from './HomeScreen.css.ts';
import type { HomeBlock } from './HomeScreen.state.ts';

export interface BlockProps<T> {
  title: string;
  state: HomeBlock<T>;
  /** Where there is more of it. */
  all?: { href: string; label?: string | undefined } | undefined;
  skeleton: ReactNode;
  failedTitle: string;
  onRetry: () => void;
  className?: string | undefined;
  children: (items: readonly T[]) => ReactNode;
}

/** A part of the home page under its heading. It loads and fails alone, and without content it is not there. */
export function Block<T>({ title, state, all, skeleton, failedTitle, onRetry, className, children }: BlockProps<T>) {
  const { t } = useTranslation('home');
  const id = useId();
  if (state.status === 'empty') return null;
  return (
    <Stack gap={6} className={className}>
      <Inline justify="between" align="baseline" gap={4} wrap={false}>
        <Heading level={2} scale="title" id={id}>
          {title}
        </Heading>
        {all && (
          <TextLink href={all.href} className={styles.all} id={`${id}-all`} aria-labelledby={`${id}-all ${id}`}>
            {all.label ?? t('seeAll')}
            <Icon icon={ChevronRight} size={16} />
          </TextLink>
        )}
      </Inline>
      <AsyncContent surface="page" state={state} skeleton={skeleton} failedTitle={failedTitle} onRetry={onRetry}>
        {(arrived) => arrived.status === 'ready' && children(arrived.items)}
      </AsyncContent>
    </Stack>
  );
}
