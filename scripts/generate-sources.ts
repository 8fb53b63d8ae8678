import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import type ts from 'typescript';
import { beginnings, digestOf, lastRun, rememberRun, type Written } from './build/generated-sources.mjs';
import { putWhole } from './build/whole-file.mjs';
import { verifierModule, verifierSources } from './evidence/verifier-module.js';
import { declaredCalls } from './replies/declared-calls.js';
import { repliesModule } from './replies/replies-module.js';
import { replySchemas } from './replies/reply-schemas.js';
import { contractsProgram } from './sources/contracts-program.js';
import { glossaryModule } from './sources/glossary-module.js';
import { eventSchemas } from './validators/event-schemas.js';
import { indexModule, validatorModule } from './validators/validator-modules.js';

/** A source that is made of others. */
interface Made {
  readonly path: string;
  /** Names what it is made of: where that is as it was, so is the file. */
  readonly of: string;
  readonly text: () => string;
}

process.chdir(new URL('..', import.meta.url).pathname);
const { tools, roots } = beginnings();
const before = lastRun();
const program = contractsProgram();
const features = eventSchemas(program);
const replies = replySchemas(program, await declaredCalls());
const glossary = readFileSync('docs/glossary.md', 'utf8');
const verifiers = verifierSources();

const made: readonly Made[] = [
  ...features.map((feature) => ({ ...validatorModule(feature), of: madeOf(feature) })),
  { ...repliesModule(replies), of: madeOf(replies) },
  { ...glossaryModule(glossary), of: madeOf({ glossary }) },
  { ...verifierModule(verifiers), of: madeOf(verifiers) },
  // Last: it imports the others.
  { ...indexModule(features), of: madeOf(features.map(({ feature }) => feature)) },
];
const written = Object.fromEntries(made.map((file) => [file.path, write(file)]));
for (const path of Object.keys(before.written)) if (!(path in written)) rmSync(path, { force: true });
rememberRun({ read: { ...readBy(program), ...tools, ...roots }, written });

function madeOf(schemas: object): string {
  return digestOf(JSON.stringify([tools, schemas]));
}

/** Writes only what changed, so that a build compiles only that again. */
function write({ path, of, text }: Made): Written {
  const last = before.written[path];
  const there = existsSync(path) ? readFileSync(path, 'utf8') : null;
  if (there !== null && last?.of === of && last.text === digestOf(there)) return last;
  const now = text();
  if (now !== there) putWhole(path, now);
  return { of, text: digestOf(now) };
}

/** Our own files that the compiler read. Those that it read in part are among the roots. */
function readBy(compiled: ts.Program): Readonly<Record<string, string>> {
  const files = compiled.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'));
  return Object.fromEntries(files.map(({ fileName, text }) => [relative(process.cwd(), fileName), digestOf(text)]));
}
