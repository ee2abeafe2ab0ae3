'use client';

import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { DescriptionItem, DescriptionList } from '../../components/DescriptionList/index.ts';
import { DialogContent, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import { printMoment, useDateFormat } from '../../components/Format/index.ts';
import { Lightbox } from '../../components/Lightbox/index.ts';
import { Image } from '../../components/Image/index.ts';
import { Grid, Text } from '../../layout/index.ts';
import { printPhone } from '../../addresses/printPhone.ts';
import * as styles from './ApplicationRecordScreen.css.ts';
import type { ApplicationView } from './ApplicationRecordScreen.state.ts';

interface LicenceDialogProps {
  application: ApplicationView;
  onClose: () => void;
}

/** The business licence as the applicant sent it: who it is for, and its pictures, each to be enlarged. */
export function LicenceDialog({ application, onClose }: LicenceDialogProps) {
  const { t } = useTranslation(['applicationRecord', 'applications', 'fields', 'common', 'gallery']);
  const format = useDateFormat();
  const [at, setAt] = useState<number>();
  const { name, realName, category, type, phone, email, appliedAt, qualifications } = application;
  const facts = [
    [t('applications:name'), name],
    [t('applications:realName'), realName],
    [t('applications:category'), category],
    [t('applications:type'), type],
    [t('applicationRecord:facts.phone'), printPhone(phone)],
    [t('fields:email'), email && <Mailbox address={email} />],
    [t('applicationRecord:facts.sentAt'), appliedAt && printMoment(appliedAt, format)],
  ] as const;
  const nameOfPicture = (place: number) => t('applicationRecord:picture', { place: place + 1, of: qualifications.length });
  return (
    <DialogRoot open onOpenChange={onClose}>
      <DialogContent size="medium" closeLabel={t('common:close')}>
        <DialogTitle>{t('applicationRecord:licenceOf', { name })}</DialogTitle>
        <DescriptionList className={styles.facts}>
          {facts.map(
            ([term, fact]) =>
              fact && (
                <DescriptionItem key={term} term={term}>
                  {fact}
                </DescriptionItem>
              ),
          )}
        </DescriptionList>
        {qualifications.length === 0 ? (
          <Text scale="meta" tone="muted">
            {t('applicationRecord:noPictures')}
          </Text>
        ) : (
          <Grid as="ul" gap={3} className={styles.pictures}>
            {qualifications.map((src, place) => (
              <li key={src}>
                <button
                  type="button"
                  className={styles.picture}
                  aria-label={t('applicationRecord:enlarge', { place: place + 1 })}
                  onClick={() => setAt(place)}
                >
                  <Image src={src} alt="" seed={place} />
                </button>
              </li>
            ))}
          </Grid>
        )}
        <Lightbox
          images={qualifications.map((src, place) => ({ src, alt: nameOfPicture(place) }))}
          open={at !== undefined}
          onOpenChange={() => setAt(undefined)}
          index={at ?? 0}
          onIndexChange={setAt}
          texts={{
            label: t('applicationRecord:gallery.label'),
            close: t('common:close'),
            previous: t('gallery:previous'),
            next: t('gallery:next'),
            zoomIn: t('gallery:zoomIn'),
            zoomOut: t('gallery:zoomOut'),
            position: (place, of) => t('gallery:position', { place, of }),
            broken: t('gallery:broken'),
          }}
        />
      </DialogContent>
    </DialogRoot>
  );
}

/** Where it must break, it breaks before the @. */
function Mailbox({ address }: { address: string }) {
  const [name, ...host] = address.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
}
