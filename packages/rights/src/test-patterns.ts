/** Test files of Python and TypeScript or JavaScript projects, where `circuit.json` does not say. */
export const testPatterns: readonly string[] = [
  '**/*.{test,spec,tests,specs,test-d,e2e}.{ts,tsx,mts,cts,js,jsx,mjs,cjs}',
  '**/*-{test,spec}.{ts,tsx,mts,cts,js,jsx,mjs,cjs}',
  '**/__tests__/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}',
  '**/{test_*,*_test,*_tests}.py',
  '**/tests.py',
];

/** Files that runners load by themselves and by name: support whatever `circuit.json` says. */
export const fixedSupportPatterns: readonly string[] = [
  '**/conftest.py',
  '**/__mocks__/**',
  '**/__snapshots__/**',
  '**/*.{snap,ambr,approved.*}',
];

/** Folders that hold data and helpers of tests: support even where a file in them is named like a test. */
export const supportFolderPatterns: readonly string[] = [
  '**/{__fixtures__,fixtures,__mocks__,__snapshots__,snapshots,testdata,test-data,test_data,cassettes,goldens,golden}/**',
];

/** Other support, where `circuit.json` does not say: helpers, set-up files, and whatever else lies in a folder of tests. */
export const supportPatterns: readonly string[] = [
  ...supportFolderPatterns,
  '**/{test-utils,test_utils,testutils,test-helpers,test_helpers,testing-utils,test-support,test_support}/**',
  '**/{test-utils,test_utils,testutils,test-helpers,test_helpers,test-helper,test_helper,setupTests,setup-tests,setup_tests}.*',
  '**/{vitest,jest,mocha,test,tests}{.,-,_}{setup,teardown,global-setup,global-teardown}*.*',
  '**/*.{fixture,fixtures,mock,mocks,stub,testutil,testutils}.{ts,tsx,mts,cts,js,jsx,mjs,cjs}',
  '**/{test,tests,__tests__,spec,specs,e2e}/**',
];
