import { readFileSync } from 'node:fs';
import { report } from './report.mjs';

/** A clone must install from the registry of its own machine, so the lock file names none. */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const entries = Object.entries(packages);
const hosts = entries.flatMap(([name, { resolved }]) => (/^[a-z+]+:/.test(resolved ?? '') ? [`${name}: ${resolved}`] : []));
const external = entries.filter(([name, { link }]) => name.includes('node_modules/') && !link);
const unsealed = external.flatMap(([name, { integrity, inBundle }]) => (integrity || inBundle ? [] : [`${name}: no integrity`]));
const hollow = external.length < 100 ? [`saw ${external.length} packages, expected at least 100`] : [];
report(`${external.length} packages locked`, [...hollow, ...hosts, ...unsealed]);
