const { TextDecoder, TextEncoder } = require('node:util');

// What jsdom lacks and the router needs.
Object.assign(globalThis, { TextDecoder, TextEncoder });
