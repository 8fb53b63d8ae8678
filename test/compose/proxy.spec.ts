import { LIVE_PATH } from '@covertrail/contracts/live/live.messages';
import { readCompose } from './compose-file.js';
import { all, readNginx, type Directive } from './nginx-file.js';

const file = readCompose('docker-compose.yml');
const backends = Object.keys(file.services).filter((name) => name.startsWith('backend-'));

describe('the proxy', () => {
  const tree = readNginx('docker/proxy/nginx.conf');
  const upstreams = all(tree, 'upstream');
  const locations = all(tree, 'location');
  const upstreamOf = (path: string) => {
    const location = locations.find(({ words }) => words[0] === path)!;
    const named = all(location.inner, 'proxy_pass')[0]!.words[0]!.replace('http://', '');
    return upstreams.find(({ words }) => words[0] === named)!;
  };

  it('spreads over every backend, on the port that it has', () => {
    const servers = backends.map((name) => `${name}:${file.services[name]!.environment!['PORT']}`);
    expect(upstreams).toHaveLength(2);
    for (const { inner } of upstreams) expect(all(inner, 'server').map(({ words }) => words[0])).toEqual(servers);
  });

  it('asks for the address of a backend again, which needs a resolver and shared memory', () => {
    expect(all(tree, 'resolver')).toHaveLength(1);
    for (const { inner } of upstreams) {
      expect(all(inner, 'server').every(({ words }) => words.includes('resolve'))).toBe(true);
      expect(all(inner, 'zone')).toHaveLength(1);
    }
  });

  it('sends all that one page polls to one backend, and calls to any', () => {
    expect(all(upstreamOf(`${LIVE_PATH}/`).inner, 'hash')[0]?.words).toEqual(['$arg_id', 'consistent']);
    expect(all(upstreamOf('/').inner, 'hash')).toEqual([]);
  });

  const headersOf = (directives: readonly Directive[]) =>
    new Map(
      directives.filter(({ name }) => name === 'proxy_set_header').map(({ words: [name, value] }) => [name, value]),
    );

  it('passes the upgrade to a WebSocket on, where sockets are opened, and no other anywhere', () => {
    const upgrades = all(tree, 'map').map(({ words, inner }) => [
      ...words,
      ...inner.map(({ name, words: [to] }) => `${name} ${to}`),
    ]);
    expect(upgrades.filter(([from]) => from !== '$http_x_forwarded_proto')).toEqual([
      ['$http_upgrade', '$upgrade', 'default ', 'websocket websocket'],
      ['$upgrade', '$connection_upgrade', 'default ', 'websocket upgrade'],
    ]);
    const http = headersOf(tree.find(({ name }) => name === 'http')!.inner);
    expect([http.get('Upgrade'), http.get('Connection'), http.get('X-Forwarded-For')]).toEqual([
      '',
      '',
      '$remote_addr',
    ]);
    // A location that sets one header inherits none of the others.
    const set = locations
      .map(({ words, inner }) => [words[0], headersOf(inner)] as const)
      .filter(([, headers]) => headers.size > 0);
    const sockets = new Map([...http, ['Upgrade', '$upgrade'], ['Connection', '$connection_upgrade']]);
    expect(set).toEqual([[`${LIVE_PATH}/`, sockets]]);
  });

  it('says by which scheme people came, as who ends TLS before it says', () => {
    const http = headersOf(tree.find(({ name }) => name === 'http')!.inner);
    expect(http.get('X-Forwarded-Proto')).toBe('$came_by');
    const came = all(tree, 'map').find(({ words }) => words[1] === '$came_by')!;
    expect([...came.words, ...came.inner.map(({ name, words: [to] }) => `${name} ${to}`)]).toEqual([
      '$http_x_forwarded_proto',
      '$came_by',
      'default $scheme',
      'https https',
    ]);
    for (const name of backends) expect(file.services[name]!.environment!['COVERTRAIL_PROXIES']).toBe('1');
  });

  it('asks the other backend for a script of the page that one has not', () => {
    const assets = locations.find(({ words }) => words[0] === '/assets/')!;
    expect(all(assets.inner, 'proxy_next_upstream')[0]?.words).toContain('http_404');
  });

  it('keeps what people asked for out of its logs', () => {
    expect(all(tree, 'error_log')[0]?.words).toEqual(['/dev/stderr', 'crit']);
    expect(all(tree, 'log_format')[0]?.words.join(' ')).not.toMatch(/\$(request|request_uri|args|query_string)\b(?!_)/);
  });

  it('listens where Compose publishes and asks', () => {
    const [port] = all(tree, 'listen')[0]!.words;
    const { ports, healthcheck } = file.services['proxy']!;
    expect(ports!.map((mapping) => mapping.split(':').at(-1))).toEqual([port]);
    const checkedUrl = new URL(healthcheck!.test!.at(-1)!);
    expect(checkedUrl.port).toBe(port);
    expect(locations.map(({ words }) => words.join(' '))).toContain(`= ${checkedUrl.pathname}`);
  });

  it('writes in /tmp alone', () => {
    const http = tree.find(({ name }) => name === 'http')!;
    const temporary = [...tree, ...http.inner].filter(({ name }) => /_temp_path$|^pid$/.test(name));
    expect(temporary).toHaveLength(6);
    expect(temporary.filter(({ words }) => !words[0]!.startsWith('/tmp/'))).toEqual([]);
  });
});
