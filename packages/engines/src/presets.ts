import type { LimitField } from './to-openai-request.ts';

/** What is known of an engine by its name. */
export interface Preset {
  readonly api: 'anthropic' | 'openai';
  readonly baseUrl: string;
  /** Variable of the user's environment that names another address. */
  readonly baseUrlEnv: string | null;
  /** Variable that holds the key; null for a server that wants none. */
  readonly keyEnv: string | null;
  readonly limitField: LimitField;
  readonly alwaysStream: boolean;
}

const PRESETS: Readonly<Record<string, Preset>> = {
  claude: {
    api: 'anthropic',
    baseUrl: 'https://api.anthropic.com',
    baseUrlEnv: 'ANTHROPIC_BASE_URL',
    keyEnv: 'ANTHROPIC_API_KEY',
    limitField: 'max_tokens',
    alwaysStream: false,
  },
  openai: {
    api: 'openai',
    baseUrl: 'https://api.openai.com/v1',
    baseUrlEnv: 'OPENAI_BASE_URL',
    keyEnv: 'OPENAI_API_KEY',
    limitField: 'max_completion_tokens',
    alwaysStream: false,
  },
  cerebras: {
    api: 'openai',
    baseUrl: 'https://api.cerebras.ai/v1',
    baseUrlEnv: null,
    keyEnv: 'CEREBRAS_API_KEY',
    limitField: 'max_completion_tokens',
    alwaysStream: false,
  },
  ollama: {
    api: 'openai',
    baseUrl: 'http://127.0.0.1:11434/v1',
    baseUrlEnv: null,
    keyEnv: null,
    limitField: 'max_tokens',
    alwaysStream: true,
  },
};

/** Returns the preset of an engine that talks to a provider; null for any other name. */
export function findPreset(engine: string): Preset | null {
  return Object.hasOwn(PRESETS, engine) ? (PRESETS[engine] ?? null) : null;
}
