import { LiteralType, UnionType, type SubNodeParser } from 'ts-json-schema-generator';
import ts from 'typescript';

const isKeyof = (node: ts.Node): boolean => ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword;

/**
 * Reads types such as `(typeof RATES)[Kind][number]` and `keyof typeof RATES`: the generator resolves them by their text and stops
 * where a union is indexed or a table consists of rows of other files; the compiler knows which texts they stand for, in no order of its own.
 */
export function literalTypes(checker: ts.TypeChecker): SubNodeParser {
  const textsOf = (node: ts.Node): readonly string[] => {
    if (!ts.isIndexedAccessTypeNode(node) && !isKeyof(node)) return [];
    const type = checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    return parts.every((part) => part.isStringLiteral()) ? parts.map(({ value }) => value).sort() : [];
  };
  return {
    supportsNode: (node) => textsOf(node).length > 0,
    createType: (node) => new UnionType(textsOf(node).map((text) => new LiteralType(text))),
  };
}
