import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SUPPLIERS = 40;
/** The people of the demo's story and a few suppliers more, for suites that are about whole worlds: the same number, so that it is seeded once. */
export const FEW_SUPPLIERS = 6;
const CACHE = join(process.cwd(), '.tmp');
/** A world that was made by other code than this is made again. */
const MAKERS = [
  'libs/domain/src',
  'libs/platform/src',
  'libs/demo/src',
  'projections/src',
  'backend/src',
  'scripts/seed.ts',
];

/** A folder of its own with the demo world of today, copied from one of so many suppliers that is seeded once a day for all suites. */
export function seededFolder(suppliers = SUPPLIERS): string {
  const folder = mkdtempSync(join(tmpdir(), 'covertrail-demo-'));
  cpSync(seedToday(suppliers), folder, { recursive: true });
  return folder;
}

/** Where the demo world of today lies, which is seeded unless it is there. */
export const seedToday = (suppliers = SUPPLIERS): string =>
  seededOnce(new Date().toISOString().slice(0, 10), suppliers);

/** Names the code by its files' sizes and times of change; what is generated follows from the others. */
function codeMark(): string {
  const hash = createHash('sha256');
  for (const maker of MAKERS) {
    const files = statSync(maker).isDirectory()
      ? readdirSync(maker, { recursive: true, encoding: 'utf8' })
          .filter((file) => !file.includes('.generated.'))
          .map((file) => join(maker, file))
          .sort()
      : [maker];
    for (const file of files) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** Seeded beside and renamed when it is whole, so that suites that start together do not find an unfinished world. */
function seededOnce(today: string, suppliers: number): string {
  const ready = join(CACHE, `demo-${today}-${suppliers}-${codeMark()}`);
  if (existsSync(ready)) return ready;
  mkdirSync(CACHE, { recursive: true });
  const making = mkdtempSync(join(CACHE, 'making-'));
  const script = [
    '-C',
    'covertrail-source',
    '--import',
    './scripts/build/typescript-sources.mjs',
    'scripts/seed.ts',
    '--suppliers',
    String(suppliers),
    '--today',
    today,
  ];
  execFileSync(process.execPath, script, {
    env: { ...process.env, COVERTRAIL_FOLDER: making },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    renameSync(making, ready);
  } catch {
    // Another suite has made the same world meanwhile.
    rmSync(making, { recursive: true });
  }
  forgetOtherDays(today);
  return ready;
}

function forgetOtherDays(today: string): void {
  const others = readdirSync(CACHE).filter((name) => name.startsWith('demo-') && !name.startsWith(`demo-${today}-`));
  for (const world of others) rmSync(join(CACHE, world), { recursive: true, force: true });
}
