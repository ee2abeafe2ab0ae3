import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './Article.css.ts';

export interface ArticleBlocksProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A text is a paragraph, several in one are the points of a list. */
  blocks: readonly (string | readonly string[])[];
}

/** Running text: paragraphs and lists. Renders a `<div>`. */
export function ArticleBlocks({ blocks, className, ...rest }: ArticleBlocksProps) {
  return (
    <div {...rest} className={classes(styles.prose, className)}>
      {blocks.map((block, at) =>
        typeof block === 'string' ? (
          <p key={at}>{block}</p>
        ) : (
          <ul key={at} className={styles.points}>
            {block.map((point) => (
              <li key={point} className={styles.point}>
                {point}
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
