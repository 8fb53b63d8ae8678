import { count, flag, like, listOf, mapOf, oneOf, record, text, type Shape } from './shape.js';

/** The part of the Compose Specification (compose-spec.io) that our file uses, and no more of it. */
const duration = like(/^(\d+(us|ms|s|m|h))+$/, 'a duration such as 15s');
const bytes = like(/^\d+[bkmg]b?$/, 'a size such as 1g');
const processors = like(/^\d+(\.\d+)?$/, 'a number of processors as text');
const portMapping = like(/^((\d{1,3}\.){3}\d{1,3}:)?\d+:\d+$/, '[address:]port:port');
const volumeMount = like(/^[^:]+:\/[^:]*(:ro)?$/, 'source:/target[:ro]');
const tested: Shape = (value, at) => [
  ...listOf(text)(value, at),
  ...oneOf('CMD', 'CMD-SHELL')(Array.isArray(value) ? value[0] : value, `${at}[0]`),
];

const healthcheck: Shape = (value, at) => {
  const disabled = (value as { disable?: unknown } | null)?.disable !== undefined;
  const probe = record({ test: tested, interval: duration, timeout: duration, retries: count, start_period: duration });
  return (disabled ? record({ disable: flag }) : probe)(value, at);
};

const resources = record({ limits: record({ cpus: processors, memory: bytes, pids: count }) });

const service = record(
  { image: text },
  {
    build: record({ context: text }, { args: mapOf(text, /^[A-Z][A-Z_]*$/) }),
    cap_drop: listOf(text),
    command: listOf(text),
    depends_on: mapOf(
      record({ condition: oneOf('service_started', 'service_healthy', 'service_completed_successfully') }),
    ),
    deploy: record({ resources }),
    entrypoint: listOf(text),
    environment: mapOf(text, /^[A-Z][A-Z_]*$/),
    healthcheck,
    init: flag,
    logging: record({ driver: oneOf('json-file', 'local', 'journald') }, { options: mapOf(text) }),
    networks: listOf(text),
    ports: listOf(portMapping),
    profiles: listOf(text),
    read_only: flag,
    restart: oneOf('no', 'always', 'on-failure', 'unless-stopped'),
    secrets: listOf(text),
    security_opt: listOf(oneOf('no-new-privileges:true')),
    stop_grace_period: duration,
    tmpfs: listOf(like(/^\//, 'a path')),
    user: like(/^\d+:\d+$/, 'uid:gid'),
    volumes: listOf(volumeMount),
  },
);

export const composeShape: Shape = record({
  name: like(/^[a-z0-9][a-z0-9_-]*$/, 'a project name'),
  services: mapOf(service),
  volumes: mapOf(record({})),
  networks: mapOf(record({}, { internal: flag })),
  secrets: mapOf(record({ file: text })),
});
