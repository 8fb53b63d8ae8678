import { sharedWorkOn } from './shared-work.suite.js';

describe('two backends and two workers on EventStoreDB and SQLite files [K01] [K03]', () =>
  sharedWorkOn('EventStoreDB and SQLite files'));
