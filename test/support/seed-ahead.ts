import { seedToday } from './seeded-folder.js';

// Ahead of a run of many suites, so that no two of them seed the same world at the same time.
seedToday();
