import { writeFileSync } from 'node:fs';
import { eventSchemas } from './validators/event-schemas.js';
import { indexModule, validatorModule } from './validators/validator-modules.js';

process.chdir(new URL('..', import.meta.url).pathname);
const features = eventSchemas();
for (const { path, text } of [...features.map(validatorModule), indexModule(features)]) writeFileSync(path, text);
