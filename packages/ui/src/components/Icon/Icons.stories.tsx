import { IconSheet } from '@galleria/storybook/docs/IconSheet.tsx';
import preview from '@galleria/storybook/preview.tsx';
import * as glyphs from 'lucide';

const meta = preview.meta({ title: 'Foundations/Icons' });

/**
 * The icons of [Lucide](https://lucide.dev) that the library draws, with their names and who uses them: read from the
 * sources, so a new one appears by itself. An icon stands beside its word; alone it is an `IconButton` with a label.
 */
export const InUse = meta.story({ render: () => <IconSheet glyphs={glyphs} /> });
