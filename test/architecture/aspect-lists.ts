import { readFileSync } from 'node:fs';
import { POLICY_ASPECTS } from '@covertrail/domain/insurance/terms/policy-aspects';
import { filesUnder } from './source-tree.js';

/** The files that may name many of the aspects of a policy, each with the reason. All others follow from the table. */
export const LISTS_ASPECTS: Readonly<Record<string, string>> = {
  'frontend/src/features/policy/policy-section-fields.tsx': 'what draws the fields of each',
  'frontend/src/features/policy/policy-sections.ts': 'the fields of each',
  'frontend/src/features/policy/policy-values.form.ts': 'the terms that the form holds in another shape',
  'libs/contracts/src/policy/policy-terms.inputs.ts': 'the terms that no rule checks as a whole',
  'libs/domain/src/compliance/aspects.ts': 'what the rules of every template read',
  'libs/domain/src/cure-plan/term-change.rules.ts': 'what a step of a plan changes',
  'libs/domain/src/insurance/extraction/field-rows.ts': 'where a field of a certificate stands in the terms',
  'libs/domain/src/insurance/terms/aspect-parts.ts':
    'which values an aspect consists of; the compiler asks it of every aspect',
  'libs/domain/src/insurance/terms/policy-aspects.ts': 'the table',
  'libs/wording/src/policy/aspect-words.ts': 'the words of each',
};

const FOLDERS = [
  'backend/src',
  'projections/src',
  'frontend/src',
  ...['certificates', 'contracts', 'demo', 'domain', 'issued-certificates', 'platform', 'wording'].map(
    (name) => `libs/${name}/src`,
  ),
];
const isProduct = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(spec|generated|d)\.tsx?$|\/testing\//.test(file);
/** With fewer a file is about these alone. */
const MANY = 12;
/** As a text, as a key, or as what is taken out of a record. */
const named = (name: string): RegExp => new RegExp(`'${name}'|(?<![\\w.'-])${name}\\??\\s*[:,]`);

/** The product's files that name many of the aspects of a policy, each by itself or by its term. */
export function filesThatListAspects(): readonly string[] {
  const names = Object.entries(POLICY_ASPECTS).map(([aspect, { term }]) => [named(aspect), named(term)]);
  return FOLDERS.flatMap((folder) => filesUnder(folder, ''))
    .filter((file) => {
      const text = isProduct(file) ? readFileSync(file, 'utf8') : '';
      return names.filter((either) => either.some((name) => name.test(text))).length >= MANY;
    })
    .sort();
}
