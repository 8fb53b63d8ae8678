import { fetchContent, type FileRequest } from './file-client.js';

/** One event of a stream; the name is empty where the server gave none. */
export interface StreamedEvent {
  readonly name: string;
  readonly content: string;
}

/** The events of a call that replies with a stream, read with the bearer token, which `EventSource` does not send. Throws `ApiProblem`, or `AbortError`. */
export async function* streamedEvents(request: FileRequest): AsyncGenerator<StreamedEvent> {
  const { body } = await fetchContent(request);
  if (body === null) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const texts = (rest + decoder.decode(piece.value, { stream: true })).split('\n\n');
    rest = texts.pop() ?? '';
    yield* texts.map(eventOf);
  }
}

function eventOf(text: string): StreamedEvent {
  const lines = text.split('\n');
  const after = (start: string): string =>
    lines
      .find((line) => line.startsWith(start))
      ?.slice(start.length)
      .trim() ?? '';
  return { name: after('event:'), content: after('data:') };
}
