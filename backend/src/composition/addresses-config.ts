import { StartRefused } from '@covertrail/platform/errors/refusal';
import { secretFrom } from '@covertrail/platform/settings/secret-from';
import { NO_DIRECTORY, type AddressDirectory } from '../features/address/directory/address-directory.port.js';
import { SmartyDirectory } from '../features/address/directory/smarty-directory.adapter.js';

const SMARTY = 'https://us-autocomplete-pro.api.smarty.com/lookup';

/**
 * Who completes addresses [A14]: COVERTRAIL_ADDRESS_KEY (or its file), an embedded key of Smarty for the host of `publicUrl`, and COVERTRAIL_ADDRESS_URL
 * where the directory is reached elsewhere. Without a key nobody outside is asked. Throws StartRefused on what is no address, and where
 * COVERTRAIL_ADDRESS_EMBEDDED_KEY is that key: anybody reads it.
 */
export function addressesFrom(env: NodeJS.ProcessEnv, publicUrl: string): AddressDirectory {
  const key = secretFrom(env, 'COVERTRAIL_ADDRESS_KEY');
  const url = env['COVERTRAIL_ADDRESS_URL'] || SMARTY;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new StartRefused('COVERTRAIL_ADDRESS_URL must be an address of http or https');
  if (key !== null && key === env['COVERTRAIL_ADDRESS_EMBEDDED_KEY'])
    throw new StartRefused('COVERTRAIL_ADDRESS_EMBEDDED_KEY must not be COVERTRAIL_ADDRESS_KEY: anybody reads it');
  return key === null ? NO_DIRECTORY : new SmartyDirectory({ url, key, referer: publicUrl });
}
