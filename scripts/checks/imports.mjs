import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { makeGeneratedSources } from '../build/generated-sources.mjs';
import { folderCircles } from './folder-circles.mjs';
import { report } from './report.mjs';

const WORKSPACES = ['libs', 'projections', 'backend', 'frontend', 'test'];

/** With fewer modules than this in a workspace the check looks in the wrong place. */
const FLOORS = {
  'libs/domain/': 25,
  'libs/certificates/': 10,
  'libs/issued-certificates/': 10,
  'libs/platform/': 10,
  'projections/': 1,
  'backend/': 3,
  'frontend/': 1,
};

await makeGeneratedSources();
const options = await extractOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(
  WORKSPACES.filter((workspace) => existsSync(workspace)),
  options,
  options.enhancedResolveOptions,
  { tsConfig: extractTsConfig(options.tsConfig.fileName) },
);

const own = output.modules.filter(({ source }) => !source.includes('node_modules'));
const tooFew = Object.entries(FLOORS).flatMap(([workspace, floor]) => {
  const seen = own.filter(({ source }) => source.startsWith(workspace)).length;
  return seen < floor ? [`${workspace}: saw ${seen} modules, expected at least ${floor}`] : [];
});
const broken = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
report(`${own.length} modules, ${options.ruleSet.forbidden.length} rules`, [
  ...tooFew,
  ...broken,
  ...folderCircles(own),
]);
