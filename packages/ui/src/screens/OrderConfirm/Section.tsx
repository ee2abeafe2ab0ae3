'use client';

import { type ReactNode, useId } from 'react';
import { FieldNotes } from '../../components/Field/index.ts';
import { Heading, Inline, Panel, Stack } from '../../layout/index.ts';
import type { ConfirmProblem } from './OrderConfirmScreen.state.ts';

export interface SectionProps {
  /** Of the title. */
  id?: string | undefined;
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  /** What may be wrong here: focus is led to the first control of the part that names it. */
  part?: Exclude<ConfirmProblem, 'note'> | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/** One step of the order, on a surface of its own. */
export function Section({ id: given, title, action, part, error, children }: SectionProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <Panel as="section" padding="large" aria-labelledby={id} {...(part && { 'data-part': part })}>
      <Stack>
        <Inline gap={4} justify="between">
          <Heading level={2} scale="lead" id={id}>
            {title}
          </Heading>
          {action}
        </Inline>
        {children}
        {error && <FieldNotes id={id} error={error} />}
      </Stack>
    </Panel>
  );
}
