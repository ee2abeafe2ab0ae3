'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Avatar } from '../../components/Avatar/index.ts';
import { DialogContent, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import { Heading, Text } from '../../layout/index.ts';
import * as styles from './Guarantees.css.ts';
import type { GuaranteeView } from './GoodsDetailScreen.state.ts';

interface GuaranteesDialogProps {
  title: string;
  guarantees: readonly GuaranteeView[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What each guarantee means. */
export function GuaranteesDialog({ title, guarantees, open, onOpenChange }: GuaranteesDialogProps) {
  const { t } = useTranslation('common');
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <DialogContent closeLabel={t('close')}>
        <DialogTitle>{title}</DialogTitle>
        <ul className={styles.list}>
          {guarantees.map(({ id, name, icon, content }) => (
            <li key={id} className={styles.entry}>
              <Avatar name={name} alt="" src={icon} shape="square" size="medium" />
              <div>
                <Heading level={3}>{name}</Heading>
                <Text tone="muted" prose className={styles.words}>
                  {content}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </DialogContent>
    </DialogRoot>
  );
}
