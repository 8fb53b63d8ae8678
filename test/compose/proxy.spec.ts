import { LIVE_PATH } from '@covertrail/domain/live/live.contract';
import { readCompose } from './compose-file.js';
import { all, readNginx } from './nginx-file.js';

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
    expect(all(upstreamOf(LIVE_PATH).inner, 'hash')[0]?.words).toEqual(['$arg_id', 'consistent']);
    expect(all(upstreamOf('/').inner, 'hash')).toEqual([]);
  });

  it('passes the upgrade to a WebSocket on, and no location forgets it', () => {
    const headers = new Map(all(tree, 'proxy_set_header').map(({ words: [name, value] }) => [name, value]));
    expect(headers.get('Upgrade')).toBe('$http_upgrade');
    expect(headers.get('Connection')).toBe('$connection_upgrade');
    expect(headers.get('X-Forwarded-For')).toBe('$remote_addr');
    expect(locations.flatMap(({ inner }) => all(inner, 'proxy_set_header'))).toEqual([]);
  });

  it('listens where Compose publishes and asks', () => {
    const [port] = all(tree, 'listen')[0]!.words;
    const { ports, healthcheck } = file.services['proxy']!;
    expect(ports!.map((mapping) => mapping.split(':').at(-1))).toEqual([port]);
    const asked = new URL(healthcheck!.test!.at(-1)!);
    expect(asked.port).toBe(port);
    expect(locations.map(({ words }) => words.join(' '))).toContain(`= ${asked.pathname}`);
  });

  it('writes in /tmp alone', () => {
    const http = tree.find(({ name }) => name === 'http')!;
    const temporary = [...tree, ...http.inner].filter(({ name }) => /_temp_path$|^pid$/.test(name));
    expect(temporary).toHaveLength(6);
    expect(temporary.filter(({ words }) => !words[0]!.startsWith('/tmp/'))).toEqual([]);
  });
});
