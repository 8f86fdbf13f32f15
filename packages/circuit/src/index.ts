export { brokerComplete, type CompleteDeps } from './broker/broker-complete.ts';
export { CircuitHostError, type CircuitHostCode } from './circuit-host-error.ts';
export { engineSet, type EngineOptions, type EngineSet } from './project/engine-set.ts';
export { givenEngines, lastGiven, type GivenEngines } from './project/given-engines.ts';
export { githubToken } from './forge/github-token.ts';
export { tryForge, type ForgeTrial } from './forge/try-forge.ts';
export { keepLandingRecords } from './keep-landing-records.ts';
export { goneProjects, removeGone, type GoneProject } from './project/gone-projects.ts';
export { keptTrees, type KeptTree } from './project/kept-trees.ts';
export { highestOnMain } from './project/tickets-on-main.ts';
export { mainHead, openProject, type MainHead, type Project, pushCommand } from './project/open-project.ts';
export { usePythonVote } from './project/python-vote.ts';
export { CONFIG_FILE, parseConfig, readConfig } from './project/read-config.ts';
export { signersIn } from './project/signers-in.ts';
export type { ProgressEvent } from './progress.ts';
export { runTicket, type RunEnd, type RunTicketOptions } from './run-ticket.ts';
export { openQueue, type OpenQueue } from './queue/open-queue.ts';
export { workOnQueue, type QueueWorkOptions } from './queue/work-on-queue.ts';
export { installationRoot, readRole } from './session/role-program.ts';
export { roleSandbox } from './session/role-sandbox.ts';
export { sandboxSubjects } from './session/sandbox-subjects.ts';
export { runRoleAlone, type LoneRole, type LoneRoleEnd } from './session/run-role-alone.ts';
export { pinnedDigest } from './session/session-models.ts';
export { settleLanded } from './settle-landed.ts';
export {
  answerQuestion,
  editTicket,
  findQuestion,
  listTickets,
  openQuestions,
  abandonTicket,
  openTicket,
  viewTicket,
  type TicketView,
} from './tickets.ts';
