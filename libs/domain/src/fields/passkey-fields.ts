import { all, lookedUp, required } from './field-rule.js';
import { pattern, requiredText } from './text-rules.js';

/** How a person calls a passkey: by the device that keeps it [A18]. */
export const passkeyName = requiredText('PASSKEY_NAME.REQUIRED', 60, 'PASSKEY_NAME.TOO_LONG');

/** What a passkey or its browser sends, as base64url [A18]. Keys of the longest kind that we take are below 2,000 characters. */
export const passkeyPart = lookedUp(
  all(required<string>('PASSKEY.NOT_READ'), pattern(/^[\w-]{1,8000}$/, 'PASSKEY.NOT_READ')),
);
