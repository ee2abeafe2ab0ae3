import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The names a theme gives values to, as CSS custom properties: `--galleria-color-accent-fill`.
 * Names are roles. Components use these and nothing else; palettes stay in `light.ts` and `dark.ts`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      accentFill: '',
      accentHover: '',
      accentPress: '',
      accentText: '',
      accentTint: '',
      accentTintStrong: '',
      accentLine: '',
      accentGraphic: '',
      onAccent: '',
      text: '',
      muted: '',
      faint: '',
      disabled: '',
      canvas: '',
      page: '',
      surface: '',
      raised: '',
      sunken: '',
      sunkenHover: '',
      line: '',
      lineMid: '',
      lineStrong: '',
      danger: '',
      dangerTint: '',
      success: '',
      successTint: '',
      warning: '',
      warningTint: '',
      info: '',
      infoTint: '',
      star: '',
      scrim: '',
      inverse: '',
      onInverse: '',
      onInverseSuccess: '',
      onInverseDanger: '',
      onInverseInfo: '',
    },
    shadow: { hover: '', layer: '', dialog: '', ring: '' },
    font: { family: '' },
    radius: { tag: '', control: '', controlLarge: '', picture: '', card: '', dialog: '' },
  },
  (_, path) => `galleria-${path.map(kebab).join('-')}`,
);

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
