'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Image } from '../../components/Image/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { fetchLightbox, LateLightbox } from '../../features/pictures/LateLightbox.tsx';
import { Grid, Heading, Panel, Stack, Text } from '../../layout/index.ts';
import * as styles from './Documents.css.ts';
import type { ShopDocuments } from './MerchantQualificationScreen.state.ts';
import { UnlockForm, type UnlockFormProps } from './UnlockForm.tsx';

export interface DocumentsProps extends UnlockFormProps {
  /** The shop's. */
  name: string;
  documents: ShopDocuments;
}

/** The documents of a shop: locked, or as pictures that a press enlarges. */
export function Documents({ name, documents, ...unlock }: DocumentsProps) {
  const { t } = useTranslation('merchantQualification');
  const heading = useRef<HTMLHeadingElement>(null);
  const [before] = useState(documents.status);
  const unlocked = before === 'locked' && documents.status === 'shown';
  useEffect(() => {
    // The form that was sent is gone: reading goes on from what came for it.
    if (unlocked && document.activeElement === document.body) heading.current?.focus();
  }, [unlocked]);
  return (
    <Panel as="section" tone="sunken">
      <Stack gap={4}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {t('licences')}
        </Heading>
        {documents.status === 'locked' ? <UnlockForm {...unlock} /> : <Pictures name={name} pictures={documents.pictures} />}
        <VisuallyHidden role="status">{unlocked && t('shown')}</VisuallyHidden>
      </Stack>
    </Panel>
  );
}

function Pictures({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const { t } = useTranslation(['merchantQualification', 'gallery']);
  const [index, setIndex] = useState<number>();
  const of = pictures.length;
  if (of === 0) return <Text tone="muted">{t('none')}</Text>;
  return (
    <>
      <Grid as="ul" gap={3} columns="narrow">
        {pictures.map((src, at) => (
          <li key={`${src} ${at}`}>
            <button
              type="button"
              className={styles.picture}
              aria-label={t('gallery:open', { place: at + 1, of })}
              onPointerEnter={fetchLightbox}
              onFocus={fetchLightbox}
              onClick={() => setIndex(at)}
            >
              <Image src={src} alt="" seed={at} />
            </button>
          </li>
        ))}
      </Grid>
      <LateLightbox pictures={pictures} label={t('pictures', { name })} index={index} onIndexChange={setIndex} />
    </>
  );
}
