import { all, lookedUp, required } from './field-rule.js';
import { pattern } from './text-rules.js';

/** The secret of a link in a mail: 32 bytes in base64url. */
export const linkToken = lookedUp(all(required<string>('LINK.NOT_VALID'), pattern(/^[\w-]{43}$/, 'LINK.NOT_VALID')));

/** What proves the right password while more is asked before a session begins: as long as the secret of a link. */
export const logInChallenge = linkToken;
