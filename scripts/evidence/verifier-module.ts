import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Module } from '../sources/module.js';

/** Of the parts that both verifiers share, each after those that it imports. No two of them declare the same name. */
const PARTS = ['bytes', 'unzip', 'tree-proofs', 'signed-texts', 'manifest', 'verify-pack'];
const FOLDER = 'libs/platform/src/evidence-pack/verifier';
const HEAD = `// Generated from ${FOLDER} and scripts/evidence (\`npm run generate\`): edit those.\n`;

const sourceOf = (name: string): string => readFileSync(`scripts/evidence/${name}`, 'utf8');

/** What the two verifiers are made of. */
export const verifierSources = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(PARTS.map((part) => [part, readFileSync(`${FOLDER}/${part}.ts`, 'utf8')])),
  ...Object.fromEntries(
    ['verifier-node.mjs', 'verifier-page.mjs', 'verifier-page.html'].map((name) => [name, sourceOf(name)]),
  ),
});

/** Both verifiers of an evidence pack as texts: one script for Node, one page; both have the same parts in them, readable. */
export const verifierModule = (sources: Readonly<Record<string, string>>): Module => ({
  path: 'libs/platform/src/evidence-pack/verifiers.generated.ts',
  text: () => {
    const shared = PARTS.map((part) => asOneScript(sources[part]!)).join('\n');
    const script = `${shared}\n${sources['verifier-node.mjs']}`;
    const program = `${shared}\n${sources['verifier-page.mjs']}`;
    const page = sources['verifier-page.html']!.replace('/*SCRIPT*/', () => program);
    return `${HEAD}export const VERIFIER_SCRIPT = ${JSON.stringify(script)};\nexport const VERIFIER_PAGE = ${JSON.stringify(page)};\n`;
  },
});

/** Without types, imports and exports: the parts stand in one script, one after another. */
function asOneScript(source: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: false };
  const { outputText } = ts.transpileModule(source, { compilerOptions });
  return outputText.replace(/^import [^;]*;\n/gm, '').replace(/^export (?=(async |const|function))/gm, '');
}
