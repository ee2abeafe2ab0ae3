import styles from '@galleria/storybook/kit/board.module.css';
import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { Link } from '../Link/index.ts';
import { Logo } from './Logo.tsx';

const meta = preview.meta({ title: 'Components/Logo', component: Logo });

/** The shop's mark and name, as in the bar on top. */
export const Default = meta.story();

/** It grows with the text around it when a class says so. */
export const Playground = meta.story({ args: { className: styles.large } });

/** Alone, as a link home, and large. */
export const AllVariants = meta.story({
  tags: ['visual:dark'],
  render: () => (
    <Place as="column">
      <Logo />
      <Link href="#home">
        <Logo />
      </Link>
      <Logo className={styles.large} />
    </Place>
  ),
});

/** A place narrower than itself: the name stays in one piece. */
export const Hostile = meta.story({
  decorators: [inPlace('tile')],
  render: () => (
    <p>
      <Logo /> เพิ่มสินค้าทั้งหมดในคำสั่งซื้อนี้
    </p>
  ),
});
