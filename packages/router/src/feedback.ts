import type {
  AnswersSheet,
  CheckReportFault,
  CodeSheetPlanDefectItem,
  CodeSheetTestDefectItem,
  CommonFeedback,
  Decision,
  ElementListListed,
  LayingReport,
  LandingReportConflict,
  Question,
  RedProof,
  ReviewSheetLineNo,
  SessionOutcomeInvalidSheet,
  TestsSheetUncovered,
  TestsSheetUpheld,
} from '@ticket-circuit/schemas';

const maxMessage = 2000;

type Facts = Partial<Omit<CommonFeedback, 'kind' | 'message'>>;

function feedback(kind: CommonFeedback['kind'], message: string, facts: { [K in keyof Facts]: Facts[K] | undefined } = {}): CommonFeedback {
  const text = message.length <= maxMessage ? message : `${message.slice(0, maxMessage - 1)}…`;
  const present = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts;
  return { kind, message: text === '' ? 'No message was given.' : text, ...present };
}

/** Returns the faults of a sheet that was not accepted, one finding each; one finding when none was recorded. */
export function fromSheetFaults(faults: SessionOutcomeInvalidSheet['faults']): CommonFeedback[] {
  if (faults.length === 0) return [feedback('sheet', 'The session ended without a sheet.')];
  return faults.map(({ path, rule, message }) =>
    feedback('sheet', `${path === '' ? 'The sheet' : path}: ${message}`, { rule: rule || undefined }),
  );
}

/** Returns why a plan could not be laid, one finding for each fault. */
export function fromLaying({ faults }: LayingReport): CommonFeedback[] {
  return faults.map(({ kind, message, element, file, line, test }) =>
    feedback(kind === 'old-test-red' ? 'old-test' : kind === 'infrastructure' ? 'infrastructure' : 'laying', message, {
      element,
      file,
      line,
      test,
      rule: kind,
    }),
  );
}

/** Returns why the tests are not proved red, one finding for each fault. */
export function fromRedProof({ faults }: Pick<RedProof, 'faults'>): CommonFeedback[] {
  return faults.map(({ kind, message, criterion, test, file }) => feedback('red-proof', message, { criterion, test, file, rule: kind }));
}

/** Returns what the checks found, one finding for each fault. */
export function fromCheckFaults(faults: readonly CheckReportFault[]): CommonFeedback[] {
  return faults.map(({ conjunct, message, file, line, source, test, criterion, element, expected, actual }) =>
    feedback(conjunct === 'revert-run' ? 'revert-run' : 'check', message, {
      file,
      line,
      source,
      test,
      criterion,
      element,
      expected,
      actual,
      rule: conjunct,
    }),
  );
}

/** Returns the lines that do not conform, each with the element that it judges. */
export function fromLines(lines: readonly ReviewSheetLineNo[], elements: readonly ElementListListed[]): CommonFeedback[] {
  const byId = new Map(elements.map((element) => [element.id, element]));
  return lines.map(({ element: id, rule, evidence }) => {
    const listed = byId.get(id);
    const element = listed === undefined ? id : (listed.planned ?? `${listed.file}#${listed.symbol}`);
    return feedback('review-line', evidence, { element, rule, file: listed?.file });
  });
}

/** Returns the tests that a code sheet calls wrong. */
export function fromTestDefects(defects: readonly CodeSheetTestDefectItem[]): CommonFeedback[] {
  return defects.map(({ file, test, evidence }) => feedback('test-defect', evidence, { file, test }));
}

/** Returns the tests that the testwriter kept in spite of a reported defect. */
export function fromUpheld(upheld: readonly TestsSheetUpheld[]): CommonFeedback[] {
  return upheld.map(({ file, test, reason }) => feedback('upheld', reason, { file, test }));
}

/** Returns the defects of a plan as sentences of evidence. */
export function fromPlanDefects(defects: readonly CodeSheetPlanDefectItem[]): CommonFeedback[] {
  return defects.map(({ what, evidence }) => feedback('decision', `${what} (${evidence})`));
}

/** Returns a criterion without a test. */
export function fromUncovered({ criterion, cause, evidence }: TestsSheetUncovered): CommonFeedback {
  return feedback('uncovered', `${cause}: ${evidence}`, { criterion });
}

/** Returns what was decided on a question, with its reason. */
export function fromDecision(question: Question, decision: Decision): CommonFeedback {
  const what =
    decision.kind === 'choose'
      ? `choose: ${decision.option}`
      : decision.kind === 'amend'
        ? `amend: ${decision.instruction}`
        : decision.kind;
  const reason = decision.reason === undefined || decision.reason === '' ? '' : ` Reason: ${decision.reason}`;
  const evidence = question.evidence.length === 0 ? '' : ` Evidence: ${question.evidence.join(' | ')}`;
  return feedback('decision', `${question.id} (${question.cause}): ${question.text} Decision: ${what}.${reason}${evidence}`);
}

/** Returns the paths on which the candidate and main disagree. */
export function fromConflict({ paths, head }: Pick<LandingReportConflict, 'paths' | 'head'>): CommonFeedback[] {
  return paths.map((file) => feedback('conflict', `Main changed ${file} too (head ${head}); the lot must be made again on it.`, { file }));
}

/** Returns what a mechanical step said in words. */
export function fromWords(kind: 'infrastructure' | 'conflict' | 'walk' | 'laying', message: string): CommonFeedback {
  return feedback(kind, message);
}

/** Returns the answers that were left open, as evidence. */
export function fromOpenAnswers({ answers }: AnswersSheet): { id: string; reason: string }[] {
  return answers.filter(({ answer }) => answer === 'open').map(({ id, reason }) => ({ id, reason }));
}
