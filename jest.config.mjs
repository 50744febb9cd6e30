import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });
const shared = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
};

/** Two worlds: components in a browser's document, server code in plain Node. */
const browser = await createJestConfig({
  ...shared,
  displayName: 'browser',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['\\.node\\.test\\.'],
})();
const server = await createJestConfig({
  ...shared,
  displayName: 'server',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.node.test.{ts,tsx}'],
})();

// Long enough for a test with many clicks on a machine that does other work; a quiet one takes under five seconds.
export default { projects: [browser, server], testTimeout: 60_000 };
