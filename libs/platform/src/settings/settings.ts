/** What a variable may hold. */
export type Setting =
  /** `0` or `1`. */
  | { readonly kind: 'switch' }
  | { readonly kind: 'number'; readonly most?: number }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'text' }
  /** Also as `<name>_FILE`: a file that holds it. */
  | { readonly kind: 'secret' };

const MOST_PORT = 65_535;
const TEXT = { kind: 'text' } as const;
const SECRET = { kind: 'secret' } as const;
const SWITCH = { kind: 'switch' } as const;

/**
 * Every variable of the product, by its name without `COVERTRAIL_`: what it may hold. `docs/runbooks/start.md` says what each means, and what
 * holds where it is not set. An empty variable is as one that is not set.
 */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  FOLDER: TEXT,
  EVENTSTORE_URL: SECRET,
  EVENTSTORE_USER: SECRET,
  EVENTSTORE_PASSWORD: SECRET,
  EVENTSTORE_CA_FILE: TEXT,
  MONGODB_URL: SECRET,
  SMTP_URL: SECRET,
  MAIL_FROM: TEXT,
  PUBLIC_URL: TEXT,
  SSO_PROVIDERS: SECRET,
  ADDRESS_KEY: SECRET,
  ADDRESS_EMBEDDED_KEY: TEXT,
  ADDRESS_URL: TEXT,
  SUPPORT_EMAIL: TEXT,
  EPIC_PLUGIN_URL: TEXT,
  CHECKPOINTS_FOLDER: TEXT,
  CHECKPOINTS_MAIL: TEXT,
  CHECKPOINTS_WEBHOOK: SECRET,
  IDLE_MINUTES: { kind: 'number', most: 720 },
  CALLS_PER_MINUTE: { kind: 'number' },
  CLAMD: TEXT,
  PROXIES: { kind: 'number', most: 10 },
  PUBLIC: SWITCH,
  PUBLISH: TEXT,
  PROJECTIONS: { kind: 'oneOf', values: ['here', 'elsewhere'] },
  DEMO: SWITCH,
  PAGE: TEXT,
  VERSION: TEXT,
  HEALTH_PORT: { kind: 'number', most: MOST_PORT },
  LOG_LEVEL: { kind: 'oneOf', values: ['debug', 'info', 'warn', 'error'] },
  METRICS_PORT: { kind: 'number', most: MOST_PORT },
  METRICS_TOKEN: SECRET,
  TRACES: SWITCH,
  BACKUP_PASSPHRASE: SECRET,
};
