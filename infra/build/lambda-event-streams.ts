/**
 * Stands in the bundles in place of the SDK's own `import('@smithy/core/event-streams')`, which every client brings along for
 * operations that respond with a stream of events. No function calls one; the import would keep a separate chunk, and what
 * that shares, apart from the handler of every API group.
 */
class EventStreamsLeftOut extends Error {
  override name = 'EventStreamsLeftOut';
  override message = 'the bundles hold no event streams: see infra/build/lambda-event-streams.ts';
}

/** The names that the SDK takes from the module. */
export class EventStreamSerde {
  constructor() {
    throw new EventStreamsLeftOut();
  }
}
export const eventStreamSerdeProvider = (): never => {
  throw new EventStreamsLeftOut();
};
