import { create } from 'storybook/theming';
import { dark } from '../../packages/ui/src/theme/dark.ts';
import { light } from '../../packages/ui/src/theme/light.ts';

/** Whether the system asks for a dark page. The manager and docs pages follow it; stories follow the toolbar. */
export const prefersDark = matchMedia('(prefers-color-scheme: dark)');

/** Storybook's own surface in the shop's colours. */
export function brandTheme(isDark: boolean) {
  const { color } = isDark ? dark : light;
  return create({
    base: isDark ? 'dark' : 'light',
    brandTitle: '<img src="./icon.svg" alt="" width="22" height="24" style="vertical-align:-5px;margin-inline-end:10px">Galleria',
    brandUrl: './?path=/docs/start-here-screens--docs',
    brandTarget: '_self',
    fontBase: light.font.family,
    colorPrimary: color.accentFill,
    colorSecondary: color.accentText,
    appBg: color.page,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appHoverBg: color.sunken,
    appBorderColor: color.line,
    appBorderRadius: 6,
    textColor: color.text,
    textMutedColor: color.muted,
    textInverseColor: color.onInverse,
    barBg: color.surface,
    barTextColor: color.muted,
    barHoverColor: color.accentText,
    barSelectedColor: color.accentText,
    buttonBg: color.sunken,
    buttonBorder: color.line,
    booleanBg: color.sunken,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.lineStrong,
    inputTextColor: color.text,
    inputBorderRadius: 6,
  });
}
