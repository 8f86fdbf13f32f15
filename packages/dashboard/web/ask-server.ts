import type { Fault } from '../src/http/app.ts';

/** How the server answered. */
export type Answer<Value> = { readonly kind: 'ok'; readonly value: Value } | { readonly kind: 'fault'; readonly fault: Fault };

export async function get<Value>(path: string): Promise<Answer<Value>> {
  return await ask<Value>(path, { method: 'GET' });
}

export async function post<Value>(path: string, body: object): Promise<Answer<Value>> {
  return await ask<Value>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

async function ask<Value>(path: string, init: RequestInit): Promise<Answer<Value>> {
  try {
    const response = await fetch(path, init);
    if (response.ok) return { kind: 'ok', value: (await response.json()) as Value };
    const text = await response.text();
    return { kind: 'fault', fault: faultIn(text, response.status) };
  } catch {
    return {
      kind: 'fault',
      fault: { what: 'The server does not answer.', why: 'The connection failed.', next: 'See whether circuit serve still runs.' },
    };
  }
}

function faultIn(text: string, status: number): Fault {
  try {
    return JSON.parse(text) as Fault;
  } catch {
    return { what: `The server refused (${status}).`, why: text.trim(), next: 'Open the address that circuit serve printed.' };
  }
}
