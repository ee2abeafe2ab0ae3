declare module 'subset-font' {
  interface AxisRange {
    min: number;
    max: number;
    default?: number;
  }
  interface Options {
    targetFormat: 'woff2';
    variationAxes?: Record<string, number | AxisRange>;
  }
  export default function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>;
}
