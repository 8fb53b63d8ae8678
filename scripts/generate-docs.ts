import { writeFileSync } from 'node:fs';
import { eventsDocument } from './events-document.js';

writeFileSync(new URL('../docs/events.md', import.meta.url), eventsDocument());
