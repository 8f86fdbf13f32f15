import { expect, test } from 'vitest';
import { judgeRequest, type RequestFacts } from './judge-request.ts';

const keys = { port: 4711, token: 'the-token', session: 'the-session' };
const asked: RequestFacts = {
  method: 'GET',
  path: '/',
  host: '127.0.0.1:4711',
  origin: undefined,
  site: 'none',
  token: null,
  cookie: 'other=1; circuit-4711=the-session',
};
const judged = (facts: Partial<RequestFacts>): unknown => {
  const verdict = judgeRequest({ ...asked, ...facts }, keys);
  return verdict.kind === 'refused' ? verdict.status : verdict.kind;
};

test('the cookie lets in, and the token of the printed address gets one', () => {
  expect(judged({})).toBe('in');
  expect(judged({ host: 'localhost:4711' })).toBe('in');
  expect(judged({ cookie: undefined, token: 'the-token' })).toBe('greet');
  expect(judged({ method: 'POST', origin: 'http://127.0.0.1:4711', site: 'same-origin' })).toBe('in');
});

test.each([
  ['no token and no cookie', { cookie: undefined }, 401],
  ['a wrong token', { cookie: undefined, token: 'the-tokem' }, 401],
  ['the start of the token', { cookie: undefined, token: 'the' }, 401],
  ['an empty cookie', { cookie: 'circuit-4711=' }, 401],
  ['the cookie of another port', { cookie: 'circuit-4712=the-session' }, 401],
  ['a token for anything but the first page', { cookie: undefined, token: 'the-token', path: '/api/board' }, 401],
  ['no name of a host', { host: undefined }, 403],
  ['a name that was bound to this machine', { host: 'evil.example:4711' }, 403],
  ['another port in the name', { host: '127.0.0.1:80' }, 403],
  ['another origin', { origin: 'http://evil.example' }, 403],
  ['the other name of this machine as origin', { origin: 'http://localhost:4711' }, 403],
  ['an origin that is hidden', { origin: 'null' }, 403],
  ['a page of another site', { site: 'cross-site' }, 403],
  ['a page of another port', { site: 'same-site' }, 403],
  ['a change that names no origin', { method: 'POST' }, 403],
  ['a change with the token only', { method: 'POST', origin: 'http://127.0.0.1:4711', cookie: undefined, token: 'the-token' }, 401],
  ['another method', { method: 'DELETE' }, 405],
])('%s is refused', (_, facts, status) => {
  expect(judged(facts)).toBe(status);
});
