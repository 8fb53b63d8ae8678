const { TextDecoder, TextEncoder } = require('node:util');

/** The router describes each navigation as a request and reads no more of it than this. */
class NavigationRequest {
  constructor(url, { method = 'GET', signal = null } = {}) {
    this.url = String(url);
    this.method = method;
    this.signal = signal;
    this.headers = new Map();
  }
}

// What jsdom lacks and the router needs.
Object.assign(globalThis, { TextDecoder, TextEncoder, Request: NavigationRequest });
