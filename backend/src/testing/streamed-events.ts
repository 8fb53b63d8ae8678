/** An event of a stream of events; the first of a progress stream has no name. */
export interface StreamedEvent {
  readonly name: string | null;
  readonly content: string;
}

/** The events of a reply, as they come. */
export async function* eventsOf(reply: Response): AsyncGenerator<StreamedEvent> {
  let rest = '';
  for await (const piece of reply.body!.pipeThrough(new TextDecoderStream())) {
    const texts = (rest + piece).split('\n\n');
    rest = texts.pop()!;
    for (const text of texts)
      yield { name: /^event: (.*)$/m.exec(text)?.[1] ?? null, content: /^data: (.*)$/m.exec(text)![1]! };
  }
}
