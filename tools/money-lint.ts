import { enableCompileCache } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { type Finding, findingsOf, holdsMoney } from './money-rules.ts';
import { isProgram, root } from './paths.ts';

/*
 * Lint rule with types: amounts are calculated by @galleria/api/money alone (docs/style.md, Data). Prints a line for each
 * place that breaks it, and fails when there is one.
 */
const folders = ['packages', 'mocks', '.storybook'];

/** The one folder that may look inside an amount. */
const moneyFolder = 'packages/api/src/money/';

/** Large libraries through which no amount passes. They are read as empty, which halves the time. */
const silent = /\/node_modules\/(@types\/node|ast-types|csstype|lucide-react|storybook)\//;

/**
 * All findings in the files of a program that lie in the linted folders below `base`.
 * @throws Error when the program has no type Money with its brand, for then nothing would ever be found.
 */
export function lintMoney(program: ts.Program, base: string): Finding[] {
  const checker = program.getTypeChecker();
  const money = program.getSourceFile(path.join(base, moneyFolder, 'money.ts'))?.statements.find(isMoneyType);
  if (!money || !holdsMoney(checker.getTypeAtLocation(money), checker))
    throw new Error(
      `${moneyFolder}money.ts has no type Money with a brand called "money" any more: tell tools/money-rules.ts the new one.`,
    );
  return program.getSourceFiles().flatMap((source) => {
    const file = path.relative(base, source.fileName).replaceAll(path.sep, '/');
    const isLinted = folders.some((folder) => file.startsWith(`${folder}/`)) && !/(^|\/)(node_modules|dist)\//.test(file);
    return isLinted && !file.startsWith(moneyFolder) ? findingsOf(source, checker).map((finding) => ({ ...finding, file })) : [];
  });
}

function programOf(base: string): ts.Program {
  const file = path.join(base, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw new Error(`${file} cannot be read: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`);
  const { fileNames, options } = ts.parseJsonConfigFileContent({ ...config, include: folders }, ts.sys, base);
  if (fileNames.length === 0) throw new Error(`${file} includes no file of ${folders.join(', ')}.`);
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version, ...rest) =>
    silent.test(name) ? ts.createSourceFile(name, 'export {};', version) : getSourceFile(name, version, ...rest);
  return ts.createProgram(fileNames, options, host);
}

function isMoneyType(statement: ts.Statement): statement is ts.TypeAliasDeclaration {
  return ts.isTypeAliasDeclaration(statement) && statement.name.text === 'Money';
}

if (isProgram(import.meta.filename)) {
  enableCompileCache();
  const findings = lintMoney(programOf(root), root);
  for (const { file, line, column, message } of findings) console.log(`${file}:${line}:${column}  ${message}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
