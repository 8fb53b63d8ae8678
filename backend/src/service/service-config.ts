import { StartRefused } from '@covertrail/platform/errors/refusal';

/** What those who run the product decide for the people who use it. */
export interface ServiceConfig {
  /** Where people write to when they need help; null where nobody says. */
  readonly supportEmail: string | null;
  /** Minutes without a sign of the person after which a page ends the session; 0: never [A12]. */
  readonly idleMinutes: number;
  /** Where agencies that work with Applied Epic get the plugin for it [B05]; null where there is none. */
  readonly epicPluginUrl: string | null;
  /** A key of Smarty that anybody may read, for pages that ask it themselves [A14]; null where there is none. */
  readonly embeddedAddressKey: string | null;
}

const DEMO_SUPPORT = 'support@covertrail.example';

const IDLE_MINUTES = 60;
/** The last one is a countdown. */
const FEWEST_IDLE_MINUTES = 2;

export const DEFAULT_SERVICE: ServiceConfig = {
  supportEmail: null,
  idleMinutes: IDLE_MINUTES,
  epicPluginUrl: null,
  embeddedAddressKey: null,
};

/**
 * COVERTRAIL_SUPPORT_EMAIL, an invented address in a demo without it; COVERTRAIL_IDLE_MINUTES; COVERTRAIL_EPIC_PLUGIN_URL; COVERTRAIL_ADDRESS_EMBEDDED_KEY.
 * Throws on what is no address, and on an idle time of a minute.
 */
export const serviceConfigFrom = (env: NodeJS.ProcessEnv, demo: boolean): ServiceConfig => ({
  supportEmail: supportEmailFrom(env['COVERTRAIL_SUPPORT_EMAIL'] ?? '', demo),
  idleMinutes: idleMinutesFrom(env['COVERTRAIL_IDLE_MINUTES'] ?? ''),
  epicPluginUrl: epicPluginUrlFrom(env['COVERTRAIL_EPIC_PLUGIN_URL'] ?? ''),
  embeddedAddressKey: env['COVERTRAIL_ADDRESS_EMBEDDED_KEY'] || null,
});

function supportEmailFrom(supportEmail: string, demo: boolean): string | null {
  if (supportEmail === '') return demo ? DEMO_SUPPORT : DEFAULT_SERVICE.supportEmail;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(supportEmail))
    throw new StartRefused(`COVERTRAIL_SUPPORT_EMAIL must be an address, not "${supportEmail}"`);
  return supportEmail;
}

function idleMinutesFrom(text: string): number {
  const minutes = text === '' ? IDLE_MINUTES : Number(text);
  if (minutes !== 0 && minutes < FEWEST_IDLE_MINUTES)
    throw new StartRefused(`COVERTRAIL_IDLE_MINUTES must be 0 or at least ${FEWEST_IDLE_MINUTES}, not ${text}`);
  return minutes;
}

function epicPluginUrlFrom(url: string): string | null {
  if (url === '') return DEFAULT_SERVICE.epicPluginUrl;
  if (!/^https:\/\/\S+$/.test(url) || !URL.canParse(url))
    throw new StartRefused(`COVERTRAIL_EPIC_PLUGIN_URL must be an address of https, not "${url}"`);
  return url;
}
