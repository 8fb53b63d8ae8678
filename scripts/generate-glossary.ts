import { existsSync, readFileSync } from 'node:fs';
import { putWhole } from './build/whole-file.mjs';
import { glossaryModule } from './sources/glossary-module.js';

// Of the generated sources the page has this one alone: its build makes it, beside the run that makes them all.
process.chdir(new URL('..', import.meta.url).pathname);
const { path, text } = glossaryModule(readFileSync('docs/glossary.md', 'utf8'));
const content = text();
if (!existsSync(path) || readFileSync(path, 'utf8') !== content) putWhole(path, content);
