import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

// Cuts the currency signs out of Inter's extended Latin. Run it when @fontsource-variable/inter is updated:
// node tools/fonts.ts
const ui = path.resolve(import.meta.dirname, '../packages/ui');
const inter = path.dirname(createRequire(path.join(ui, 'package.json')).resolve('@fontsource-variable/inter/package.json'));
// Those of currencies that are in use (ISO 4217); the euro's is in the Latin letters.
const signs = '₡₦₩₪₫₭₮₱₲₴₵₸₹₺₼₽₾';
const cut = await subsetFont(readFileSync(path.join(inter, 'files/inter-latin-ext-opsz-normal.woff2')), signs, {
  targetFormat: 'woff2',
  variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
});
writeFileSync(path.join(ui, 'src/theme/fonts/inter-currency.woff2'), cut);
console.log(`packages/ui/src/theme/fonts/inter-currency.woff2: ${cut.length} bytes`);
