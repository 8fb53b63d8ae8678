import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withoutKeys } from './bare-icons.js';

const ICONS = join(dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')), 'dist/esm/icons');

it('takes keys and earlier names from an icon, and leaves its drawing', () => {
  const source = readFileSync(join(ICONS, 'circle-x.mjs'), 'utf8');
  expect(source).toMatch(/key: .*aliases: /s);
  const bare = withoutKeys(source);
  expect(bare).not.toMatch(/key|aliases/);
  expect(bare).toContain('["circle", { cx: "12", cy: "12", r: "10" }]');
  expect(bare).toContain('["path", { d: "m15 9-6 6" }]');
});
