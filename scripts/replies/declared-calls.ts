import { readdirSync } from 'node:fs';
import type { Call } from '@covertrail/contracts/calls/call';

/** A call as a file of the contracts declares it; one of a group is called `group.call`. */
export interface DeclaredCall {
  readonly name: string;
  readonly file: string;
  readonly call: Call;
}

const FOLDER = 'libs/contracts/src';

/** What a file exports: calls, and groups of calls. */
const callsIn = (exported: object, prefix = ''): (readonly [string, Call])[] =>
  Object.entries(exported).flatMap(([name, value]) => {
    if (isCall(value)) return [[prefix + name, value] as const];
    return prefix === '' && typeof value === 'object' && value !== null ? callsIn(value as object, `${name}.`) : [];
  });

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call of the contracts, in the order of its files. `root` is the folder of the repository. */
export async function declaredCalls(root = process.cwd()): Promise<readonly DeclaredCall[]> {
  const files = readdirSync(`${root}/${FOLDER}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.calls.ts'))
    .sort()
    .map((file) => `${FOLDER}/${file}`);
  const calls: DeclaredCall[] = [];
  for (const file of files) {
    const exported = (await import(`${root}/${file}`)) as object;
    calls.push(...callsIn(exported).map(([name, call]) => ({ name, file, call })));
  }
  return calls;
}
