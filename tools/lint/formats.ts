/*
 * A rule of oxlint: numbers, amounts and times are printed in one place each (docs/domain/languages.md#numbers-and-dates).
 * Files that may do it themselves, and why:
 */
const allowed: readonly (readonly [file: RegExp, why: string])[] = [
  [/^packages\/ui\/src\/components\/Format\/print\w*\.ts$/, 'the printers of numbers and times'],
  [/^packages\/storefront\/src\/start\/readNumberTables\.ts$/, 'prints nothing'],
  [/\.(test|stories)\.tsx?$/, 'tests say what they expect'],
];

const message = 'Print numbers and times with the functions of components/Format, and amounts with <Price>.';

interface Node {
  type: string;
}
interface Named extends Node {
  name?: string;
  value?: unknown;
}
interface Context {
  filename: string;
  cwd: string;
  report: (finding: { node: Node; message: string }) => void;
}

const rule = {
  create(context: Context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    if (!/^packages\/[^/]+\/src\//.test(file) || allowed.some(([place]) => place.test(file))) return {};
    return {
      MemberExpression(node: Node & { object: Named; property: Named }) {
        const name = String(node.property.name ?? node.property.value);
        const isIntl = node.object.type === 'Identifier' && node.object.name === 'Intl';
        const prints = isIntl ? /^(Number|DateTime|RelativeTime|Duration)Format$/ : /^toLocale(Date|Time)?String$/;
        if (prints.test(name)) context.report({ node, message });
      },
    };
  },
};

export default { meta: { name: 'galleria-formats' }, rules: { formats: rule } };
