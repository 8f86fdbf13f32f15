export { classify, type ClassifyConfig, type PathClass } from './classify.ts';
export { mayWrite, planFiles, type WriteRequest, type WriteVerdict } from './may-write.ts';
export { packageOf } from './package-of.ts';
export { protectedPatterns } from './protected-patterns.ts';
export { fixedSupportPatterns, supportPatterns, testPatterns } from './test-patterns.ts';
