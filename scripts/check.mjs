import { spawn } from 'node:child_process';
import { makeGeneratedSources } from './build/generated-sources.mjs';

const AT_ONCE = 2;
/** Leaves out the suite that the run before a commit has as well. */
const isTested = process.argv.includes('--tested');
const ROOT = new URL('..', import.meta.url);

const node = (script) => ['node', [`scripts/checks/${script}.mjs`]];
const bin = (name, ...args) => ['node', [`node_modules/${name}`, ...args]];
const ARCHITECTURE_TEST = [
  'node',
  ['scripts/test.mjs', '--selectProjects', 'product', '--runTestsByPath', 'test/architecture.spec.ts'],
];

/** The longest first, so that short ones run beside it. */
const CHECKS = [
  ['lint', bin('eslint/bin/eslint.js', '.', '--max-warnings=0')],
  ['types of the server workspaces', bin('typescript/bin/tsc', '-p', '.')],
  ['types of the page', bin('typescript/bin/tsc', '-p', 'frontend', '--noEmit')],
  ['architecture test', ARCHITECTURE_TEST],
  ['format', bin('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')],
  ['imports', node('imports')],
  ['generated documents', node('generated-docs')],
  ['file names', node('file-names')],
  ['unused exports, files and packages', bin('knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors')],
  ['features.md', node('features')],
  ['citations', node('citations')],
  ['dependencies.md', node('dependencies')],
  ['test runs', node('test-runs')],
  ['spelling', bin('cspell/bin.mjs', 'lint', '--no-progress', '--dot', '--quiet')],
  ['lock file', node('lock-file')],
  ['no English in the rules', node('english')],
];

function run([name, [command, args]]) {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      const seconds = (Date.now() - started) / 1000;
      resolve({ name, passed: code === 0, seconds, output: Buffer.concat(output) });
    });
  });
}

function print({ name, passed, seconds, output }) {
  console.log(`\n── ${name}: ${passed ? 'passed' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  console.log(output.toString().trim());
}

// Before the checks that read them begin, two at a time.
await makeGeneratedSources();
const waiting = CHECKS.filter(([, command]) => !isTested || command !== ARCHITECTURE_TEST);
const results = [];
async function worker() {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const result = await run(check);
    print(result);
    results.push(result);
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, worker));

const failed = results.filter(({ passed }) => !passed);
if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
