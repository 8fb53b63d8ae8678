import { LIVE_PATH } from '@covertrail/contracts/live/live.messages';
import { API_BASE } from '#shared/api/api-client';

/** Which environment this is, and where its parts are [B04]: for those who ask support or write about a fault. */
export function EnvironmentDetails() {
  const { host, hostname, origin } = window.location;
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return (
    <details className="environment">
      <summary>Environment</summary>
      <dl>
        <dt>Environment</dt>
        <dd>{isLocal ? `${host}, on this computer` : host}</dd>
        <dt>Page</dt>
        <dd>{origin}</dd>
        <dt>Calls</dt>
        <dd>{`${origin}${API_BASE}`}</dd>
        <dt>Live messages</dt>
        <dd>{`${origin.replace(/^http/, 'ws')}${LIVE_PATH}`}</dd>
      </dl>
    </details>
  );
}
