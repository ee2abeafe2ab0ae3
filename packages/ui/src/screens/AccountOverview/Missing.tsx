import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './AccountOverviewScreen.css.ts';

interface MissingProps {
  /** What could not be loaded. */
  text: string;
  onRetry: () => void;
  className?: string;
}

/** Says in one line what is missing from a page that is of use without it. */
export function Missing({ text, onRetry, className }: MissingProps) {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={classes(styles.missing, className)}>
      <p>{text}</p>
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
