import ts from 'typescript';

/** One place where an amount is treated as a float. */
export interface Finding {
  file: string;
  /** From 1, as editors count. */
  line: number;
  column: number;
  message: string;
}

const door = '@galleria/api/money';
const calculate = (what: string) => `An amount is a decimal string, no number: use ${what} of ${door}.`;

/** What to do instead of an operator on an amount. */
const instead = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.PlusToken, `${calculate('add() or sum()')} To put it into a text, use a template literal.`],
  [ts.SyntaxKind.PlusEqualsToken, `${calculate('add() or sum()')} To put it into a text, use a template literal.`],
  [ts.SyntaxKind.MinusToken, calculate('subtract()')],
  [ts.SyntaxKind.MinusEqualsToken, calculate('subtract()')],
  [ts.SyntaxKind.AsteriskToken, calculate('multiply() or percentOf()')],
  [ts.SyntaxKind.AsteriskEqualsToken, calculate('multiply() or percentOf()')],
  [ts.SyntaxKind.SlashToken, calculate('divide() or allocate()')],
  [ts.SyntaxKind.SlashEqualsToken, calculate('divide() or allocate()')],
  [ts.SyntaxKind.PercentToken, calculate('divide() or allocate()')],
  [ts.SyntaxKind.PercentEqualsToken, calculate('divide() or allocate()')],
  [ts.SyntaxKind.AsteriskAsteriskToken, calculate('multiply()')],
  [ts.SyntaxKind.AsteriskAsteriskEqualsToken, calculate('multiply()')],
  [ts.SyntaxKind.PlusPlusToken, calculate('add()')],
  [ts.SyntaxKind.MinusMinusToken, calculate('subtract()')],
  [ts.SyntaxKind.LessThanToken, calculate('compare(), min() or max()')],
  [ts.SyntaxKind.GreaterThanToken, calculate('compare(), min() or max()')],
  [ts.SyntaxKind.LessThanEqualsToken, calculate('compare(), min() or max()')],
  [ts.SyntaxKind.GreaterThanEqualsToken, calculate('compare(), min() or max()')],
]);

const makesFloat = (callee: string) =>
  `${callee} takes an amount for a number: calculate with ${door}, and print with <Price> or Intl, which take the text as it is.`;
const fixes = `toFixed() rounds a float: amounts are rounded by ${door}, and numbers are printed by Intl.`;

/** Calls that take a text for a number, as they are written. */
const conversion = /^(globalThis\.)?(Number|BigInt|parseFloat|parseInt|isNaN|isFinite|Number\.parse(Float|Int)|Math\.\w+)$/;

/** All places of a file that calculate with an amount by other means than the one module for it. */
export function findingsOf(source: ts.SourceFile, checker: ts.TypeChecker): Finding[] {
  const findings: Finding[] = [];
  const report = (node: ts.Node, message: string) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
    findings.push({ file: source.fileName, line: line + 1, column: character + 1, message });
  };
  const visit = (node: ts.Node): void => {
    const message = ts.isExpression(node) ? messageOf(node, checker) : undefined;
    if (message !== undefined) report(node, message);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

function messageOf(node: ts.Expression, checker: ts.TypeChecker): string | undefined {
  const isAmount = (operand: ts.Expression) => holdsMoney(typeOf(operand, checker), checker) || isNamedAmount(operand, checker);
  if (ts.isBinaryExpression(node)) {
    const message = instead.get(node.operatorToken.kind);
    return message !== undefined && (isAmount(node.left) || isAmount(node.right)) ? message : undefined;
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const message = instead.get(node.operator);
    return message !== undefined && isAmount(node.operand) ? message : undefined;
  }
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    if (ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'toFixed') return fixes;
    const callee = node.expression.getText();
    if (conversion.test(callee)) return node.arguments?.some(isAmount) ? makesFloat(`${callee}()`) : undefined;
    const handed = node.arguments?.find((argument) => conversion.test(argument.getText()) && takesMoney(argument, checker));
    return handed && makesFloat(`${handed.getText()}()`);
  }
  return undefined;
}

/** The type of an operand, behind assertions; of a spread list, that of its items. */
function typeOf(operand: ts.Expression, checker: ts.TypeChecker): ts.Type | undefined {
  if (ts.isSpreadElement(operand)) return checker.getTypeAtLocation(operand.expression).getNumberIndexType();
  if (ts.isParenthesizedExpression(operand) || ts.isAssertionExpression(operand) || ts.isNonNullExpression(operand))
    return typeOf(operand.expression, checker);
  return checker.getTypeAtLocation(operand);
}

/** Names that amounts have in the props of the library, which knows no brand: there an amount is a plain text. */
const amountName = /^(price|oldPrice|amount|total|freight|minimum|deduction)$|(Price|Amount|Total|Deduction)$/;

/** Whether an operand is a text by the name of an amount: `order.total`. */
function isNamedAmount(operand: ts.Expression, checker: ts.TypeChecker): boolean {
  if (!/packages\/(ui|storefront)\//.test(operand.getSourceFile().fileName)) return false;
  const name = ts.isPropertyAccessExpression(operand) ? operand.name.text : ts.isIdentifier(operand) ? operand.text : '';
  const type = amountName.test(name) ? typeOf(operand, checker) : undefined;
  const parts = type?.isUnion() ? type.types : [type];
  return parts.some((part) => part !== undefined && (part.flags & ts.TypeFlags.StringLike) !== 0);
}

/** Whether a function is handed over to be called with amounts, as in `prices.map(Number)`. */
function takesMoney(argument: ts.Expression, checker: ts.TypeChecker): boolean {
  const signatures = checker.getContextualType(argument)?.getCallSignatures() ?? [];
  return signatures.some(({ parameters: [first] }) => first && holdsMoney(checker.getTypeOfSymbolAtLocation(first, argument), checker));
}

/** Whether values of a type can be amounts: the brand of Money, alone, in a union or as the bound of a type parameter. */
export function holdsMoney(type: ts.Type | undefined, checker: ts.TypeChecker): boolean {
  if (!type) return false;
  if (type.isUnion()) return type.types.some((member) => holdsMoney(member, checker));
  if (type.flags & ts.TypeFlags.TypeParameter) return holdsMoney(checker.getBaseConstraintOfType(type), checker);
  return type.isIntersection() && type.getProperties().some(({ escapedName }) => String(escapedName).startsWith('__@money@'));
}
