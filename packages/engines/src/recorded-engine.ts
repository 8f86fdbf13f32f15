import type { CompleteRequest } from '@ticket-circuit/schemas';
import { callParts } from './call-id.ts';
import type { Engine, EngineContext, EngineReply } from './engine.ts';
import { readRecording } from './recording-file.ts';

/** Where recordings lie, and what each must be pinned to. */
export interface RecordedOptions {
  readonly dir: string;
  /** Returns the digest of prompt file, schema and brief that a session has today. */
  readonly pinnedOf: (session: string) => string | Promise<string>;
}

/**
 * Returns an engine that gives back recorded replies, free of charge. A recording pinned to another digest, or whose call was for another
 * purpose, is stale and refused: it answers a question that is no longer asked.
 */
export function recordedEngine(options: RecordedOptions): Engine {
  return { name: 'recorded', complete: async (request, context) => await replay(options, request, context) };
}

async function replay(options: RecordedOptions, request: CompleteRequest, context: EngineContext): Promise<EngineReply> {
  const parts = callParts(request.callId);
  if (parts === null) return { kind: 'bad-request', why: `${request.callId} is not a call id.` };
  const name = `${context.role}/${parts.session}`;
  const recording = await readRecording(options.dir, context.role, parts.session);
  if (recording === null) return { kind: 'no-recording', why: `There is no recording of ${name}.` };
  const pinned = await options.pinnedOf(context.session);
  if (recording.pinned !== pinned) {
    return {
      kind: 'stale-recording',
      why: `The recording of ${name} is pinned to ${recording.pinned}; prompt, schema and brief are ${pinned} today.`,
    };
  }
  const call = recording.calls.find((each) => each.ordinal === parts.ordinal);
  if (call === undefined)
    return { kind: 'no-recording', why: `The recording of ${name} holds ${recording.calls.length} calls and not call ${parts.ordinal}.` };
  if (call.purpose !== request.purpose) {
    return {
      kind: 'stale-recording',
      why: `Call ${parts.ordinal} of ${name} was recorded for ${call.purpose} and is asked for ${request.purpose}.`,
    };
  }
  return { kind: 'reply', reply: call.reply };
}
