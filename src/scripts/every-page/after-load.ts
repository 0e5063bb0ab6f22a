addEventListener('load', () => void import('../after-load.ts'));

export {};
