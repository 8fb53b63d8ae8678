import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import { report } from './report.mjs';

/** A clone must install from the registry of its own machine, so the lock file names none; and on the oldest Node that we name, so no package asks for a later one. */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const oldest = minVersion(packages[''].engines.node).version;
const entries = Object.entries(packages);
const hosts = entries.flatMap(([name, { resolved }]) =>
  /^[a-z+]+:/.test(resolved ?? '') ? [`${name}: ${resolved}`] : [],
);
const external = entries.filter(([name, { link }]) => name.includes('node_modules/') && !link);
const unsealed = external.flatMap(([name, { integrity, inBundle }]) =>
  integrity || inBundle ? [] : [`${name}: no integrity`],
);
const demanding = external.flatMap(([name, { engines }]) =>
  satisfies(oldest, engines?.node ?? '*')
    ? []
    : [`${name}: asks for Node ${engines.node}, and we say that ${oldest} is enough`],
);
const readme = readFileSync('README.md', 'utf8').includes(`Node ${oldest.replace(/\.0$/, '')} or later`)
  ? []
  : [`README.md does not say that Node ${oldest} is enough`];
const hollow = external.length < 100 ? [`saw ${external.length} packages, expected at least 100`] : [];
report(`${external.length} packages locked, all for Node ${oldest}`, [
  ...hollow,
  ...hosts,
  ...unsealed,
  ...demanding,
  ...readme,
]);
