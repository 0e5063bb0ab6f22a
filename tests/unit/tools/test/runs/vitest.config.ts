// A run in which everything goes wrong that can, for counts.test.ts.
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { root: import.meta.dirname, include: ['*.vitest.ts'] } });
