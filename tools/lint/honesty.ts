/*
 * Rules of oxlint for tests and stories: an assertion can fail, and a story shows what the library has and not a component of its
 * own. Stories that put something of a consumer's beside the component, and why:
 */
const allowed: readonly (readonly [file: RegExp, why: string])[] = [
  [/\/FormFrame\.stories\.tsx$/, 'a form is written by who uses the frame'],
  [/\/Popover\.stories\.tsx$/, "the consumer's router"],
  [/\/SearchSuggestions\.stories\.tsx$/, "the consumer's search box"],
  [/\/AccountNav\.stories\.tsx$/, 'the frame that the menu stands in'],
  [/\/UserInfoScreen\.stories\.tsx$/, 'the popup that the shop opens over any page'],
];

const says = {
  nothing: 'This asserts nothing: say by a matcher what is expected.',
  constant: 'This is the same whatever the code does: expect something that the code made.',
  lost: 'Nobody waits for this: put "await" before it, or it can fail when the test is over.',
  empty: 'waitFor takes no notice of what its function returns: assert in it.',
  component: 'A story shows what the library has: move this component to a file of its own, into the room where it belongs.',
};

interface Node {
  type: string;
}
interface Call extends Node {
  callee: Node & { name?: string; object?: Call; property?: { name?: string } };
  arguments: readonly (Node & { body?: Node & { body?: readonly Node[] } })[];
}
interface Context {
  filename: string;
  report: (finding: { node: Node; message: string }) => void;
}
interface Declared extends Node {
  id?: { name?: string };
  init?: Node;
  parent?: Node & { parent?: Node & { type: string } };
}

const values = ['BinaryExpression', 'LogicalExpression', 'UnaryExpression', 'Literal', 'Identifier', 'MemberExpression'];
const isCallOf = (node: Node | undefined, name: string): node is Call =>
  node?.type === 'CallExpression' && 'callee' in node && Object(node.callee).name === name;

/** `expect(…)` at the beginning of a chain, and the names that follow it. */
function chainOf(node: Node | undefined): { start?: Call; names: string[] } | undefined {
  const names: string[] = [];
  let at: Node | undefined = node;
  while (at && !isCallOf(at, 'expect')) {
    const { type, callee, object, property, name } = Object(at);
    // `expect.poll(…)` is waited for like a promise.
    if (name === 'expect' && names[0] === 'poll') return { names };
    if (type === 'MemberExpression') names.unshift(String(property?.name));
    at = type === 'CallExpression' ? callee : type === 'MemberExpression' ? object : undefined;
  }
  return at && isCallOf(at, 'expect') ? { start: at, names } : undefined;
}

const assertions = {
  create({ filename, report }: Context) {
    if (!/\.(test|stories)\.tsx?$|[\\/]e2e[\\/]|\.storybook[\\/]kit[\\/]/.test(filename)) return {};
    return {
      ExpressionStatement(node: Node & { expression: Node & { argument?: Node } }) {
        const isAwaited = node.expression.type === 'AwaitExpression';
        const chain = chainOf(isAwaited ? node.expression.argument : node.expression);
        if (!chain) return;
        const first = chain.start?.arguments[0];
        if (chain.names.length === 0) report({ node, message: says.nothing });
        else if (first && first.type === 'Literal') report({ node, message: says.constant });
        else if (!isAwaited && chain.names.some((name) => name === 'resolves' || name === 'rejects' || name === 'poll'))
          report({ node, message: says.lost });
      },
      CallExpression(node: Call) {
        if (!isCallOf(node, 'waitFor')) return;
        const body = node.arguments[0]?.body;
        if (body && (values.includes(body.type) || (body.type === 'BlockStatement' && body.body?.length === 0)))
          report({ node, message: says.empty });
      },
    };
  },
};

const components = {
  create({ filename, report }: Context) {
    const file = filename.replaceAll('\\', '/');
    if (!/\/packages\/.*\.stories\.tsx$/.test(file) || allowed.some(([place]) => place.test(file))) return {};
    const isComponent = ({ id }: Declared) => /^[A-Z]/.test(id?.name ?? '');
    const isTop = (node: Node | undefined) => node?.type === 'Program' || node?.type === 'ExportNamedDeclaration';
    return {
      FunctionDeclaration: (node: Declared) => isComponent(node) && isTop(node.parent) && report({ node, message: says.component }),
      VariableDeclarator: (node: Declared) =>
        isComponent(node) &&
        node.init?.type === 'ArrowFunctionExpression' &&
        isTop(node.parent?.parent) &&
        report({ node, message: says.component }),
    };
  },
};

export default { meta: { name: 'galleria-honesty' }, rules: { assertions, components } };
