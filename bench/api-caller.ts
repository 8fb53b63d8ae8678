import { Agent, request } from 'node:http';
import { DEMO_PASSWORD } from '@covertrail/demo/demo-people';
import { said } from '../backend/src/testing/said.js';

/** The server ends a connection that nobody used for 5 s, and a call that is sent at that moment is lost: they are given up before. */
const GIVEN_UP_AFTER_MS = 3_000;
const AGENT = new Agent({ keepAlive: true, maxSockets: 64, timeout: GIVEN_UP_AFTER_MS });

export interface Answer<Body> {
  readonly body: Body;
  /** Where the log stands after a command. */
  readonly position: string;
}

/** Calls one running product as a page does, over connections that are kept. */
export class ApiCaller {
  constructor(
    private readonly url: string,
    readonly token = '',
  ) {}

  /** The same, logged in. */
  async as(email: string): Promise<ApiCaller> {
    const { body } = await this.call<{ readonly jwt: string }>('POST', 'authenticate', {
      email,
      password: DEMO_PASSWORD,
    });
    return new ApiCaller(this.url, body.jwt);
  }

  /** One file in a form. Rejects for any answer that is not a success. */
  async upload<Body>(path: string, field: string, name: string, content: string): Promise<Body> {
    const body = new FormData();
    body.append(field, new Blob([content]), name);
    const reply = await fetch(`${this.url}/covertrail-api/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}` },
      body,
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`POST ${path}: ${reply.status} ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { data: Body }).data;
  }

  /** Rejects for any answer that is not a success. `key` is the command's id. */
  call<Body>(method: 'GET' | 'POST' | 'PUT', path: string, sent?: object, key?: string): Promise<Answer<Body>> {
    const text = sent === undefined ? undefined : JSON.stringify(said(sent));
    const headers = {
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    return new Promise((resolve, reject) => {
      const outgoing = request(`${this.url}/covertrail-api/${path}`, { method, agent: AGENT, headers }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () => {
          const content = Buffer.concat(chunks).toString();
          if ((reply.statusCode ?? 500) >= 300)
            return reject(new Error(`${method} ${path}: ${reply.statusCode} ${content.slice(0, 300)}`));
          resolve({
            body: (JSON.parse(content) as { data: Body }).data,
            position: String(reply.headers['x-position'] ?? ''),
          });
        });
      });
      outgoing.on('error', reject);
      outgoing.end(text);
    });
  }
}
