import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { MODULES } from '@covertrail/backend/features/features';
import { openApiDocument } from '@covertrail/backend/openapi/openapi-document';
import { complianceCasesDocument } from './compliance-cases-document.js';
import { eventsDocument } from './events-document.js';
import { policyLifeDocument } from './policy-life-document.js';
import { referenceDocument } from './reference-document.js';
import { rolesDocument } from './roles-document.js';
import { sentencesDocument } from './sentences-document.js';
import { viewShapes } from './view-shapes.js';

// First: what it refuses leaves every document as it is.
const views = new URL('../docs/views.json', import.meta.url).pathname;
const shapes = viewShapes(views);

writeFileSync(new URL('../docs/events.md', import.meta.url), eventsDocument());
writeFileSync(new URL('../docs/compliance-cases.md', import.meta.url), complianceCasesDocument());
writeFileSync(new URL('../docs/compliance-sentences.md', import.meta.url), sentencesDocument());
writeFileSync(new URL('../docs/roles.md', import.meta.url), await rolesDocument());
writeFileSync(new URL('../docs/policy-life.md', import.meta.url), policyLifeDocument());
writeFileSync(new URL('../docs/reference-data.md', import.meta.url), referenceDocument());
writeFileSync(
  new URL('../docs/openapi.json', import.meta.url),
  `${JSON.stringify(openApiDocument(MODULES), null, 2)}\n`,
);
writeFileSync(views, shapes);
