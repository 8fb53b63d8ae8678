import ts from 'typescript';
import { filesUnder, nodesOf, parsed } from './source-tree.js';

/** One handler of a controller, and who may call it besides what its call needs. */
export interface Route {
  readonly name: string;
  readonly file: string;
  /** Source text of each `@RightTo(…)` and `@Open(…)` on the method. */
  readonly rules: readonly string[];
}

const VERBS = ['Answers', 'Get', 'Post', 'Put', 'Patch', 'Delete', 'All', 'Head', 'Options', 'Sse', 'Search'];
const RULES = ['RightTo', 'Open'];

function decoratorsOf(node: ts.HasDecorators, names: readonly string[]): ts.Decorator[] {
  return (ts.getDecorators(node) ?? []).filter(
    ({ expression }) => ts.isCallExpression(expression) && names.includes(expression.expression.getText()),
  );
}

function routesOf(controller: ts.ClassDeclaration, file: string): Route[] {
  return controller.members.filter(ts.isMethodDeclaration).flatMap((method) =>
    decoratorsOf(method, VERBS).map((verb) => ({
      name: `${controller.name?.text ?? 'unnamed'}.${method.name.getText()} ${verb.getText()}`,
      file,
      rules: decoratorsOf(method, RULES).map((rule) => rule.expression.getText()),
    })),
  );
}

const isController = (node: ts.Node): node is ts.ClassDeclaration =>
  ts.isClassDeclaration(node) && decoratorsOf(node, ['Controller']).length > 0;

/** Every route of the backend, wherever its controller stands. */
export function allRoutes(): Route[] {
  const files = filesUnder('backend/src', '.ts').filter((file) => !file.endsWith('.spec.ts'));
  return files.flatMap((file) =>
    nodesOf(parsed(file))
      .filter(isController)
      .flatMap((controller) => routesOf(controller, file)),
  );
}
