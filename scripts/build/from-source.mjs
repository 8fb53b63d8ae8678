import { makeGeneratedSources } from './generated-sources.mjs';

// For `node --import`: a program runs from its TypeScript sources, of which some are generated.
await makeGeneratedSources();
await import('./typescript-sources.mjs');
