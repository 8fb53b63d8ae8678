import { register } from 'node:module';

// For `node -C covertrail-source --import`: TypeScript is compiled as it is read, in each thread that a process starts this way.
register('./typescript-hooks.mjs', import.meta.url);
