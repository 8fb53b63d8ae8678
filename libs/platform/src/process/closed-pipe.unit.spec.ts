import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM_MODULE = fileURLToPath(new URL('./closed-pipe.ts', import.meta.url));

it('a program whose reader has enough ends without an error', () => {
  const program = `import('${PROGRAM_MODULE}').then(({ endOnClosedPipe }) => {
    endOnClosedPipe();
    const write = () => { process.stdout.write('line\\n'.repeat(20000)); setTimeout(write, 1); };
    write();
  })`;
  const node = `"${process.execPath}" --import ./scripts/build/typescript-sources.mjs -e "$PROGRAM"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', `${node} | head -1; echo "\${PIPESTATUS[0]}"`], {
    env: { ...process.env, PROGRAM: program },
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual(['line\n0\n', '']);
});
