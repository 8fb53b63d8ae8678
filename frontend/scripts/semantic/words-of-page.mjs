import ts from 'typescript';

const { SyntaxKind } = ts;
/** What React calls otherwise than the document does; others differ by capital letters alone. */
const ATTRIBUTES = { className: 'class', htmlFor: 'for' };
const attributeOf = (name) => ATTRIBUTES[name] ?? name.toLowerCase();
const TEXTS = new Set([
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
  SyntaxKind.TemplateTail,
]);
const isNamed = (node) =>
  ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
/** Lists of what a component may be given, for its developers. */
const isList = (node) =>
  ts.isBinaryExpression(node) &&
  ts.isPropertyAccessExpression(node.left) &&
  ['handledProps', 'propTypes'].includes(node.left.name.text);
/** As `useKeyOnly(primary, 'primary')`: the class of a property, which has its name wherever it is given. */
const isOfProperty = (node) =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  /^use(KeyOnly|KeyOrValueAndKey|ValueAndKey)$/.test(node.expression.text) &&
  node.arguments[0].text === node.arguments[1].text;
const hasTag = (node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

/**
 * The words in which a program may name a class, a tag or an attribute: those of its texts, and the names of fields and tags.
 * Comments and the names of variables draw nothing.
 */
export function wordsOf(program) {
  const source = ts.createSourceFile('page.tsx', program, ts.ScriptTarget.ES2022, false, ts.ScriptKind.TSX);
  const words = [];
  const add = (text) => words.push(...(text.match(/[\w-]+/g) ?? []));
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || isList(node) || isOfProperty(node)) return;
    if (TEXTS.has(node.kind)) add(node.text);
    if (isNamed(node)) {
      const name = node.name.getText(source);
      add(name);
      add(attributeOf(name));
    }
    if (hasTag(node)) add(node.tagName.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return words;
}
