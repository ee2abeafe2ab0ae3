'use client';

import { type ReactNode, useId } from 'react';
import { Heading, Stack, Text } from '../../layout/index.ts';
import * as styles from './MerchantApplicationScreen.css.ts';

/** A group of fields under its heading, with a word on what it is for. */
export function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={5} aria-labelledby={id} className={styles.part}>
      <Stack gap={1}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Text scale="meta" tone="muted" prose>
          {text}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}
