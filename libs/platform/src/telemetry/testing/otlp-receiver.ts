import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One request of an exporter; the body is in the protocol's binary form, texts and ids stand in it as they are. */
interface ReceivedSpans {
  readonly path: string | undefined;
  readonly body: Buffer;
}

/** A server that takes traces over OTLP and keeps what it received. */
export interface OtlpReceiver {
  readonly url: string;
  readonly received: readonly ReceivedSpans[];
  stop(): void;
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const received: ReceivedSpans[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url, body });
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, stop };
}
