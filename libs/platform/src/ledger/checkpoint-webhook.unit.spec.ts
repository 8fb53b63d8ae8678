import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { checkpointWebhook } from './checkpoint-webhook.js';

const CHECKPOINT = { day: '2026-11-28', size: 3, note: 'note', key: 'key' };

describe('a webhook for checkpoints [J06]', () => {
  let server: Server;
  let status = 200;
  const posted: unknown[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      void json(request).then((body) => {
        posted.push([request.method, request.headers['content-type'], body]);
        response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => server.close());

  it('is posted to, and fails where it does not take the checkpoint', async () => {
    const webhook = checkpointWebhook(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await webhook.publish(CHECKPOINT);
    expect(posted).toEqual([['POST', 'application/json', CHECKPOINT]]);
    status = 503;
    await expect(webhook.publish(CHECKPOINT)).rejects.toThrow('answered 503');
    status = 302;
    await expect(webhook.publish(CHECKPOINT)).rejects.toThrow();
  });
});
