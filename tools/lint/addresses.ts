/*
 * A rule of oxlint: addresses are read and made by @galleria/ui/addresses alone (docs/domain/site.md#addresses-outside).
 * Files that may do it themselves, and why:
 */
const allowed: readonly (readonly [file: RegExp, why: string])[] = [
  [/^packages\/ui\/src\/addresses\//, 'the gate itself'],
  [/^packages\/storefront\/src\/thirdParty\//, 'windows and pages of providers: their addresses are constants, or went through httpsUrl()'],
  [/^packages\/storefront\/src\/payment\/stripe\//, 'the document for cards: the one foreign address in it is a constant'],
  [/\.(test|stories)\.tsx?$/, 'tests say which addresses they expect'],
];

const readsItself = 'Read addresses with insidePath(), httpsUrl(), linkUrl() or imageUrl() of @galleria/ui/addresses.';
const makesItself = 'Make links to telephones and mailboxes with telephone() or mailbox() of @galleria/ui/addresses.';

/** The parts of a syntax tree and of oxlint that the rule needs. */
interface Node {
  type: string;
}
interface Named extends Node {
  name?: string;
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
    const isUrl = ({ type, name }: Named) => type === 'Identifier' && name === 'URL';
    const readsUrl = (node: Node, what: Named) => isUrl(what) && context.report({ node, message: readsItself });
    const makes = (node: Node, text: unknown) =>
      typeof text === 'string' && /^\s*(tel|mailto):/i.test(text) && context.report({ node, message: makesItself });
    return {
      NewExpression: (node: Node & { callee: Named }) => readsUrl(node, node.callee),
      MemberExpression: (node: Node & { object: Named; property: Named & { value?: unknown } }) =>
        /^(canParse|parse)$/.test(String(node.property.name ?? node.property.value)) && readsUrl(node, node.object),
      Literal: (node: Node & { value: unknown }) => makes(node, node.value),
      TemplateElement: (node: Node & { value: { cooked: string | null } }) => makes(node, node.value.cooked),
      JSXText: (node: Node & { value: unknown }) => makes(node, node.value),
    };
  },
};

export default { meta: { name: 'galleria' }, rules: { addresses: rule } };
