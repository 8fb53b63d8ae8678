import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readCompose } from './compose-file.js';

const { services } = readCompose('docker-compose.yml');

describe('the runbooks', () => {
  const pages = readdirSync('docs/runbooks')
    .map((file) => file.replace('.md', ''))
    .map((name) => readFileSync(`docs/runbooks/${name}.md`, 'utf8'));
  const blocks = pages.flatMap((page) => [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block!));
  const commands = blocks.flatMap((block) => block.split('\n'));

  it('name npm scripts, programs and services that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = (pattern: RegExp) => commands.flatMap((line) => [...line.matchAll(pattern)].map(([, name]) => name!));
    expect(commands.length).toBeGreaterThan(20);
    expect(named(/npm run (?:-\S+ )*([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
    expect(named(/dist\/(scripts\/\w+)\.js/g).filter((name) => !existsSync(`${name}.ts`))).toEqual([]);
    expect(named(/\b((?:backend|worker)-[12])\b/g).filter((name) => !(name in services))).toEqual([]);
  });
});
