import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { NAMED } from './event-schema.js';
import type { Module } from '../sources/module.js';
import type { FeatureSchemas } from './event-schemas.js';

const HEAD = '// @ts-nocheck\n// Generated from the contracts (`npm run generate`): edit those.\n';

/** Schemas with fewer keywords than this are checked where they are referred to, without a call. */
const INLINE = 3;

/** The validators of one feature, compiled: they import nothing. */
export const validatorModule = (schemas: FeatureSchemas): Module => ({
  path: pathOf(schemas.feature),
  text: () => HEAD + aLineEach(compiled(schemas)),
});

function compiled({ feature, contents, named }: FeatureSchemas): string {
  const ajv = new Ajv({
    messages: false,
    inlineRefs: INLINE,
    allowUnionTypes: true,
    code: { source: true, esm: true, optimize: 3 },
  });
  ajv.addSchema({ $id: NAMED, definitions: named });
  for (const [type, content] of Object.entries(contents)) ajv.addSchema({ ...content, $id: type }, type);
  const code = standalone.default(ajv, Object.fromEntries(Object.keys(contents).map((type) => [type, type])));
  if (code.includes('require(')) throw new Error(`The validators of ${feature} need something at run time`);
  return code;
}

/** All of them by event type. */
export function indexModule(features: readonly FeatureSchemas[]): Module {
  const imports = features.map(
    ({ feature }) => `import * as ${variableOf(feature)} from '../${feature}/${feature}.validators.generated.js';`,
  );
  const text = (): string => `${HEAD}${imports.join('\n')}
import type { EventValidator } from './event-validator.js';

/** Checks the content of each event type against what its contract declares. */
export const EVENT_VALIDATORS: Readonly<Record<string, EventValidator>> = {
${features.map(({ feature }) => `  ...${variableOf(feature)},`).join('\n')}
};
`;
  return { path: 'libs/domain/src/catalogue/event-validators.generated.ts', text };
}

const pathOf = (feature: string): string => `libs/domain/src/${feature}/${feature}.validators.generated.ts`;
const variableOf = (feature: string): string => feature.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Functions, exports and constants begin a line each, for who reads what a program stopped at. */
const aLineEach = (code: string): string =>
  `${code.replace('"use strict";', '').replace(/(?<=;|\})(?=function validate|export const|const schema|const pattern|const func)/g, '\n')}\n`;
