import { sharedWorkOn } from './shared-work.suite.js';

describe('two backends and two workers on SQLite files [K03]', () => sharedWorkOn('SQLite files'));
