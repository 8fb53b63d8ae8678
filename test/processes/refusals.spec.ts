import { refusalsOn } from './refusals.suite.js';

describe('what backend and worker refuse to start on, in SQLite files [K03]', () => refusalsOn('SQLite files'));
