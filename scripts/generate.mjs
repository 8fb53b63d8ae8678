import { makeGeneratedSources } from './build/generated-sources.mjs';

// `npm run generate`: for an editor; commands that need the files make them.
await makeGeneratedSources();
