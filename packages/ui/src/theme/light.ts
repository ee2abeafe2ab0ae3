import { fallbackFamilies } from './fallbackFaces.ts';

/** Values of the theme contract by daylight. Contrast ratios are measured in the Colour docs page. */
export const light = {
  color: {
    accentFill: '#D9301A',
    accentHover: '#C9260F',
    accentPress: '#B91F0A',
    accentText: '#C9260F',
    accentTint: '#FFF4F2',
    accentTintStrong: '#FFE9E4',
    accentLine: '#F6CFC8',
    accentGraphic: '#E93323',
    onAccent: '#FFFFFF',
    text: '#18181B',
    muted: '#52525B',
    faint: '#6B6B76',
    disabled: '#6F6F79',
    canvas: '#FFFFFF',
    page: '#F7F7F8',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    sunken: '#F0F0F2',
    sunkenHover: '#E7E7EA',
    line: '#E6E6EA',
    lineMid: '#D3D3D9',
    lineStrong: '#8A8A94',
    danger: '#9D174D',
    dangerTint: '#FCF1F6',
    success: '#15803D',
    successTint: '#EFF8F2',
    warning: '#B45309',
    warningTint: '#FEF7EA',
    info: '#1D4ED8',
    infoTint: '#F0F5FF',
    star: '#D97706',
    scrim: 'rgb(24 24 27 / .48)',
    inverse: '#18181B',
    onInverse: '#FFFFFF',
    onInverseSuccess: '#5FCF8B',
    onInverseDanger: '#F68CBB',
    onInverseInfo: '#8CB0FF',
  },
  ground: {
    stone: '#F4F3F1',
    sand: '#F7F1E8',
    blush: '#FAEFEB',
    mist: '#EFF2F4',
    sky: '#EBF2F8',
    sage: '#EEF3EC',
    lilac: '#F2F0F8',
    butter: '#F8F4E4',
    sandDeep: '#EEE3D2',
    light: '#FFFFFF',
  },
  shadow: {
    hover: '0 1px 2px rgb(24 24 27 / .04), 0 12px 32px -4px rgb(24 24 27 / .10)',
    layer: '0 0 0 1px rgb(24 24 27 / .05), 0 4px 8px rgb(24 24 27 / .04), 0 16px 40px -8px rgb(24 24 27 / .16)',
    dialog: '0 0 0 1px rgb(24 24 27 / .04), 0 32px 80px -12px rgb(24 24 27 / .36)',
    object: 'drop-shadow(0 10px 10px rgb(60 40 30 / .13))',
    ring: '0 0 0 1px rgb(230 230 234 / .7)',
  },
  font: {
    family: `"Inter Variable", ${fallbackFamilies}, "Noto Sans Thai Variable", "Noto Sans Lao Variable", "Noto Sans SC Variable", system-ui, sans-serif`,
  },
  radius: { tag: '4px', control: '6px', controlLarge: '8px', picture: '8px', card: '12px', dialog: '16px' },
};

export type Theme = typeof light;

/** What changes at night. */
export type NightTheme = Pick<Theme, 'color' | 'ground' | 'shadow'>;
