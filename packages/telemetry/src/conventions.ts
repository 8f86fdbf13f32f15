/**
 * The names of attributes, in this one place because those of the GenAI conventions still change.
 *
 * Source: OpenTelemetry semantic conventions for generative AI, in development; the general ones for errors.
 */
export const attribute = {
  operation: 'gen_ai.operation.name',
  provider: 'gen_ai.provider.name',
  workflow: 'gen_ai.workflow.name',
  agent: 'gen_ai.agent.name',
  conversation: 'gen_ai.conversation.id',
  requestModel: 'gen_ai.request.model',
  responseModel: 'gen_ai.response.model',
  /** All tokens that were read, those from a cache and those written to one among them. */
  inputTokens: 'gen_ai.usage.input_tokens',
  outputTokens: 'gen_ai.usage.output_tokens',
  cacheReadTokens: 'gen_ai.usage.cache_read.input_tokens',
  cacheWriteTokens: 'gen_ai.usage.cache_creation.input_tokens',
  errorType: 'error.type',
  // The conventions have no word for these.
  ticket: 'circuit.ticket',
  step: 'circuit.step',
  round: 'circuit.round',
  try: 'circuit.try',
  session: 'circuit.session',
  call: 'circuit.call',
  purpose: 'circuit.purpose',
  costUsd: 'circuit.cost_usd',
  outcome: 'circuit.outcome',
  commit: 'circuit.commit',
  question: 'circuit.question',
  cause: 'circuit.question.cause',
  askedOf: 'circuit.question.to',
  answeredBy: 'circuit.question.by',
} as const;

/** The operations that the conventions know, as far as a circuit has them. */
export const operation = { ticket: 'invoke_workflow', session: 'invoke_agent', call: 'chat' } as const;

/** The name of the workflow that every ticket passes through, and of the service. */
export const circuitName = 'ticket-circuit';

/** Engines whose provider the conventions name otherwise. */
export const providers: Readonly<Record<string, string>> = { claude: 'anthropic' };
