import { NO_SPANS } from './spans.js';
import { startOtlpReceiver, type OtlpReceiver } from './testing/otlp-receiver.js';
import { RecordedSpans } from './testing/recorded-spans.js';
import { openTraces } from './traces.js';

const CLICK = '0af76519-16cd-43dd-8448-eb211c80319c';
const OTHER = 'b7ad6b71-6920-4331-9cd4-4b2f4b1d8a11';
const at = (first = false) => ({ startedAtMs: Date.UTC(2026, 10, 21), ms: 5, first, facts: { outcome: 'done' } });

describe('traces [K04]', () => {
  it('are off unless a receiver is named', async () => {
    expect((await openTraces({}, 'backend')).spans).toBe(NO_SPANS);
  });

  it('contain in one trace everything that a click caused, in any process', () => {
    const [backend, worker] = [new RecordedSpans(), new RecordedSpans()];
    backend.spans.add('AddPolicy', [CLICK], at());
    worker.spans.add('fold policies', [CLICK, OTHER], at());
    backend.spans.add('POST policy/addnewpolicy', [CLICK], at(true));
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const [command, call] = backend.all;
    expect(call).toEqual({ name: 'POST policy/addnewpolicy', traceId, spanId: '8448eb211c80319c', parentId: null });
    expect(command).toMatchObject({ traceId, parentId: call!.spanId });
    expect(worker.all.map((span) => [span.traceId, span.parentId])).toEqual([
      [traceId, call!.spanId],
      ['b7ad6b71692043319cd44b2f4b1d8a11', '9cd44b2f4b1d8a11'],
    ]);
    expect(command!.spanId).not.toBe(worker.all[0]!.spanId);
  });

  describe('at a receiver', () => {
    const before = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    let receiver: OtlpReceiver;
    beforeAll(async () => {
      receiver = await startOtlpReceiver();
      process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.url;
    });
    afterAll(() => {
      if (before === undefined) delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
      else process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = before;
      receiver.stop();
    });

    it('arrive over OTLP, the last of them when the process ends', async () => {
      const traces = await openTraces(process.env, 'worker');
      traces.spans.add('fold policies', [CLICK], at());
      await traces.close();
      expect(receiver.received.map(({ path }) => path)).toEqual(['/v1/traces']);
      const { body } = receiver.received[0]!;
      for (const part of ['covertrail-worker', 'fold policies', CLICK]) expect(body.includes(part)).toBe(true);
      expect(body.includes(Buffer.from(CLICK.replaceAll('-', ''), 'hex'))).toBe(true);
    });
  });
});
